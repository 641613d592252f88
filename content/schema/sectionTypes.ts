// Every type of section. components/sections/sectionViews.ts names their views.
export * from './sections/cards.ts';
export * from './sections/numbers.ts';
export * from './sections/openings.ts';
export * from './sections/records.ts';
export * from './sections/texts.ts';
export * from './sections/widgets.ts';
