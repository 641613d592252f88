/** Every address: which of them are pages the records say, and what is none gets the page for that. */
export default () => true;
