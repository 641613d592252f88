import type { GitHubSettings, Person } from '../repository/Repository.ts';
import {
  type HostOrder,
  HostRefusal,
  type HostRequest,
  type ProposalHost,
} from './ProposalHost.ts';

export class GitHubHost implements ProposalHost {
  constructor(_settings: GitHubSettings & { main: string }) {}
  propose(_order: HostOrder): Promise<HostRequest> {
    throw new HostRefusal('');
  }
  find(_request: string): Promise<HostRequest | undefined> {
    throw new HostRefusal('');
  }
  accept(_request: string, _head: string, _reviewer: Person): Promise<void> {
    throw new HostRefusal('');
  }
  giveBack(_request: string, _reviewer: Person, _words: string): Promise<void> {
    throw new HostRefusal('');
  }
  close(_request: string): Promise<void> {
    throw new HostRefusal('');
  }
  authorization?: () => Promise<string>;
}
