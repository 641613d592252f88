import type { GitRepository } from '../proposals/GitRepository.ts';
import type { BuiltEditor } from './built/BuiltEditor.ts';
import type { LiveSite } from './LiveSite.ts';
import type { PreviewLinks } from './PreviewLinks.ts';
import type { ProposalPages } from './ProposalPages.ts';
import type { Choices } from './people/Choices.ts';
import type { Presence } from './presence/Presence.ts';
import type { Settings } from './readSettings.ts';
import type { Accounts } from './signIn/accounts.ts';
import type { Snapshots } from './snapshots/Snapshots.ts';

/** What the routes work with. */
export interface Service {
  readonly settings: Settings;
  readonly accounts: Accounts;
  readonly repository: GitRepository;
  readonly built: BuiltEditor;
  readonly snapshots: Snapshots;
  readonly pages: ProposalPages;
  readonly presence: Presence;
  readonly choices: Choices;
  readonly live: LiveSite;
  readonly links: PreviewLinks;
  /** What the site is called. */
  readonly site: string;
}
