// The proposal that is edited, in the bar: its page, others to go on with, and a new one.
import { Menu, MenuButton, MenuItem, MenuItems, MenuSeparator } from '@headlessui/react';
import { element } from '../shared/element.ts';
import { readHere } from '../shared/Here.ts';

/** Its place in the bar. */
export const PROPOSAL = 'editor-proposal';

/** How many others it offers; a page has them all. */
const MOST = 7;

/** Goes on with what a button of the service's pages would. */
function post(action: string): void {
  const form = element('form', { method: 'post', action });
  document.body.append(form);
  form.submit();
}

export function ProposalMenu() {
  const { proposal, editable } = readHere();
  const others = editable.filter(({ id }) => id !== proposal.id).slice(0, MOST);
  return (
    <Menu>
      <MenuButton className="proposal" title={proposal.title}>
        {proposal.title} ▾
      </MenuButton>
      <MenuItems anchor={{ to: 'bottom end', gap: 8 }} modal={false} className="content-menu">
        <MenuItem>
          <a href={`/editor/proposals/${proposal.id}`}>The page of this proposal</a>
        </MenuItem>
        <MenuItem>
          <button type="button" onClick={() => post('/editor/proposals')}>
            New proposal
          </button>
        </MenuItem>
        {others.length > 0 && <MenuSeparator as="hr" />}
        {others.map(({ id, title }) => (
          <MenuItem key={id}>
            <button type="button" onClick={() => post(`/editor/proposals/${id}/edit`)}>
              Go on with “{title}”
            </button>
          </MenuItem>
        ))}
        <MenuSeparator as="hr" />
        <MenuItem>
          <a href="/editor/proposals">All proposals</a>
        </MenuItem>
      </MenuItems>
    </Menu>
  );
}
