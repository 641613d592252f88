/** What somebody may do: each may do all that those before it may. */
export const ROLES = ['editor', 'reviewer', 'admin'] as const;

export type Role = (typeof ROLES)[number];

/** What each role is called, and what it may do. */
export const ROLE_WORDS: Readonly<Record<Role, readonly [name: string, may: string]>> = {
  editor: ['Editor', 'changes content and sends it for review'],
  reviewer: ['Reviewer', 'also accepts proposals and asks for changes'],
  admin: ['Admin', 'also invites people'],
};

export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

/** Whether a role may do what another one may. */
export const hasRole = (role: Role, needed: Role): boolean =>
  ROLES.indexOf(role) >= ROLES.indexOf(needed);

interface Account {
  readonly id: string;
  readonly role: Role;
  readonly disabled: boolean;
}

/** Whether this account is the only admin's who can sign in. */
export const isLastAdmin = (member: Account, people: readonly Account[]): boolean =>
  member.role === 'admin' &&
  !people.some(({ id, role, disabled }) => role === 'admin' && !disabled && id !== member.id);
