/** The icon path of a motion button: pause, or play. */
export const motionSign = (wanted: boolean) =>
  wanted ? 'M4 3h2.5v10H4zm5.5 0H12v10H9.5z' : 'M4.5 2.5 13 8l-8.5 5.5z';
