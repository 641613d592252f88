/** Something to tap, and how it looks once it has answered. */
export interface Target {
  name: string;
  route: string;
  button: string;
  /** One of these is visible while it is open, and none before. */
  open: string;
}

export const TARGETS: readonly Target[] = [
  {
    name: 'hamburger',
    route: '/',
    button: 'nikash-island[name=MobileMenu] button',
    open: '#menu, [role=dialog]',
  },
  {
    name: 'talks filter',
    route: '/talks',
    button: 'nikash-island[name=TalksFilter] button',
    open: '[role=listbox], nikash-island[name=TalksFilter] [popover]',
  },
];
