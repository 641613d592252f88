import brand from '../../content/brand/brand.json' with { type: 'json' };

/** The site's colours as they are when pictures are drawn. */
export const palette = brand.colours;
