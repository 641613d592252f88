export { LegalText as TermsPage } from '../../components/sections/legal/LegalText.tsx';
