/** The history of a record. Tina's own utilities are those that its own parts use, and no others. */
export const HISTORY_STYLE = `
.history { width: min(46rem, calc(100vw - 2rem)); max-height: 85vh; margin: auto; padding: 0; border: 0; border-radius: 10px; color: #252336; background: #fff; font: 15px/1.5 Inter, sans-serif; box-shadow: 0 24px 64px #25233659 }
.history::backdrop { background: #25233680 }
.history header { position: sticky; top: 0; display: flex; justify-content: space-between; align-items: center; padding: 1rem 1.5rem; background: #fff; border-bottom: 1px solid #dcd9e6 }
.history h2 { font-size: 1.25rem; font-weight: 600 }
.history h3 { font-weight: 600 }
.history :is(ol, ul) { list-style: none; margin: 0; padding: 0 }
.history p:empty { display: none }
.history > p { padding: 1rem 1.5rem }
.history ol > li { padding: 1rem 1.5rem; border-top: 1px solid #eceaf2 }
.history ul > li { margin: .5rem 0; overflow-wrap: anywhere; white-space: pre-wrap }
.history-quiet { color: #625e76 }
.history del { background: #fbe4df; color: #7c1d0a }
.history del + ins { margin-left: .3em }
.history ins { background: #e4f4ea; color: #14532d; text-decoration: none }
.history button { min-height: 40px; padding: 0 1rem; border: 1px solid #8b87a0; border-radius: 6px; background: #fff; font-weight: 600 }
.history button:hover { background: #f3f2f7 }
.history :focus-visible { outline: 2px solid #0b62b8; outline-offset: 2px }
`;
