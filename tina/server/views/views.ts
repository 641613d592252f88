import { Account, Second } from './Account.tsx';
import { Comparison } from './Comparison.tsx';
import { Message, page, SignedIn } from './Frame.tsx';
import { Mail } from './Mail.tsx';
import { PeopleList } from './PeopleList.tsx';
import { PreviewLink } from './PreviewLink.tsx';
import { ProposalDetails } from './ProposalDetails.tsx';
import { ProposalList } from './ProposalList.tsx';
import { PublishedList } from './PublishedList.tsx';
import { SignIn } from './SignIn.tsx';

// The service's own pages, as HTML. The build makes one module of them, because Node compiles no JSX.
export const signInPage = page(SignIn);
export const signedInPage = page(SignedIn);
export const peoplePage = page(PeopleList);
export const accountPage = page(Account);
export const secondPage = page(Second);
export const proposalsPage = page(ProposalList);
export const proposalPage = page(ProposalDetails);
export const publishedPage = page(PublishedList);
export const comparisonPage = page(Comparison);
export const previewLinkPage = page(PreviewLink);
export const problemPage = page(Message);
export const mailPage = page(Mail);
export { browserOf } from './Account.tsx';
export { sums } from './Changes.tsx';
export { helpPage } from './Help.tsx';
export { snapshotSection } from './SnapshotSection.tsx';
export { sectionPicture } from './sectionPicture.tsx';
