/** The lists of records. Tina's own utilities are those that its own parts use, and no others. */
export const RECORDS_STYLE = `
.records { max-width: 76rem; width: 100%; margin: 0 auto; padding: 0 1.5rem 4rem; color: #252336; font-size: 15px; line-height: 1.45 }
.records h1 { font-size: 1.75rem; margin: .5rem 0 1rem; color: #252336 }
.records p { margin: .75rem 0 }
.records-tools { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end }
.records-tools label { display: grid; gap: .25rem; font-weight: 600; font-size: 13px }
.records-tools label:first-child { flex: 1 1 18rem }
.records :is(input, select) { font-family: inherit; font-size: 16px; font-weight: 400; padding: .5rem .75rem; border: 1px solid #8b87a0; border-radius: 6px; background: #fff; color: inherit; width: 100%; min-height: 44px }
.records-new { background: #b5330a; color: #fff; padding: .6rem 1.25rem; border-radius: 6px; font-weight: 600; min-height: 44px; box-sizing: border-box }
.records-new:hover { background: #8f2808 }
.records table { width: 100%; border-collapse: collapse; background: #fff; border: 1px solid #dcd9e6; border-radius: 8px; overflow: hidden }
.records :is(th, td) { text-align: left; padding: .5rem .75rem; border-top: 1px solid #eceaf2; vertical-align: middle; font-weight: 400 }
.records thead th { border-top: 0; font-weight: 600; font-size: 13px; background: #f3f2f7 }
.records tbody th { width: 45% }
.records tbody tr { background: #fff }
.records th a { color: #0b62b8; font-weight: 600; overflow-wrap: anywhere }
.records th a:hover { text-decoration: underline }
.records small { display: block; color: #625e76; font-size: 13px; overflow-wrap: anywhere }
.records td img { width: 64px; height: 40px; object-fit: contain; background: #f3f2f7; border-radius: 4px }
.records-state { white-space: nowrap; padding: 2px 8px; border-radius: 99px; background: #e4f4ea; color: #14532d; font-size: 13px }
.records-state:is([data-state=draft], [data-state=unused]) { background: #eceaf2; color: #403c54 }
.records-state[data-state=scheduled] { background: #fdf0d5; color: #6b3f00 }
.records-state[data-state=expired] { background: #fbe4df; color: #7c1d0a }
.records :is(td, p) button, .records > button { min-width: 36px; min-height: 36px; border-radius: 6px; font-size: 18px; color: #403c54 }
.records > button { border: 1px solid #8b87a0; padding: 0 1rem; font-size: 15px }
.records td button:hover { background: #eceaf2 }
.records .records-undo { padding: 0 1rem; border: 1px solid #8b87a0; font-size: 15px }
.records-handle { cursor: grab; touch-action: none }
.records :focus-visible, .records-menu :focus-visible { outline: 2px solid #0b62b8; outline-offset: 2px }
.records-unseen { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }
.records-menu { background: #fff; border: 1px solid #dcd9e6; border-radius: 8px; box-shadow: 0 8px 24px #2523362e; padding: 4px; z-index: 10000; min-width: 12rem; outline: none }
.records-menu :is(a, button) { display: block; width: 100%; text-align: left; padding: .6rem .75rem; border-radius: 6px; font-size: 15px; color: #252336 }
.records-menu [data-focus] { background: #eceaf2 }
@media (max-width: 60rem) {
  .records thead { display: none }
  .records tbody tr { display: grid; grid-template-columns: auto 1fr auto; padding: .5rem; border-top: 1px solid #eceaf2 }
  .records :is(tbody th, td) { border: 0; padding: .25rem .5rem; width: auto }
}
`;
