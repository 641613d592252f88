/** Matches every address; the records decide which ones are pages, and all others get the 404 page. */
export default () => true;
