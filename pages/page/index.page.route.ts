/** Matches every address; records decide which are pages, the others get the 404 page. */
export default () => true;
