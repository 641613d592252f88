/** The whole numbers that a figure is made of: `50 + 10` is two, `200+` is one. */
export const countsIn = (figure: string): number[] => (figure.match(/\d+/g) ?? []).map(Number);
