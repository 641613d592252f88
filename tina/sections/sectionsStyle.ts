/** The list of a page's sections and the choice of a kind, in the colours of Tina's own forms. */
export const SECTIONS_STYLE = `
.page-sections ol { margin: 0; padding: 0; list-style: none }
.page-sections li { position: relative; display: flex; align-items: stretch; background: #fff; border: 1px solid #e1ddec; margin-bottom: -1px }
.page-sections li[data-hidden] .page-sections-open { color: #6b7280; font-style: italic }
.page-sections button { min-height: 44px; padding: 0 8px; font: inherit; font-size: 13px; color: #433e52; background: none; border: 0; cursor: pointer }
.page-sections li button:hover { color: #0574e4; background: #f6f6f9 }
.page-sections button:disabled { color: #b2adbe; cursor: default }
.page-sections button:focus-visible, .section-chooser :is(button, input):focus-visible { outline: 2px solid #0574e4; outline-offset: -2px }
.page-sections-handle { touch-action: none; cursor: grab !important }
.page-sections .page-sections-open { flex: 1; min-width: 0; padding: 8px 4px; text-align: left; font-weight: 600; white-space: normal !important; overflow-wrap: anywhere }
.page-sections .page-sections-add { width: 100%; margin-top: 8px; border: 1px dashed #918c9e; border-radius: 4px; font-weight: 600 }
.page-sections-none { padding: 12px 0; color: #6b7280 }
.section-chooser { position: fixed; inset: 0; z-index: 100000; padding: 4vh 4vw; background: rgb(20 24 35 / 0.55) }
.section-chooser > div { display: flex; flex-direction: column; height: 92vh; background: #fff; border-radius: 6px; overflow: hidden }
.section-chooser header { display: flex; align-items: center; gap: 16px; padding: 12px 20px; border-bottom: 1px solid #e1ddec }
.section-chooser h2 { margin: 0; font-size: 20px; font-weight: 600 }
.section-chooser input { flex: 1; min-height: 44px; padding: 0 12px; border: 1px solid #918c9e; border-radius: 4px; font-size: 16px }
.section-chooser header button { min-height: 44px; padding: 0 16px }
.section-chooser p { padding: 24px 20px }
.section-chooser ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 16px; margin: 0; padding: 20px; list-style: none; overflow-y: auto }
.section-chooser li button { display: block; width: 100%; padding: 0; border: 1px solid #e1ddec; border-radius: 4px; overflow: hidden; text-align: left; font-weight: 600; background: #fff; cursor: pointer }
.section-chooser li span { display: block; padding: 10px 12px }
.section-chooser li button:hover { border-color: #0574e4; color: #0574e4 }
.section-chooser img { display: block; width: 100%; height: auto; aspect-ratio: 8 / 5; background: #f6f6f9; border-bottom: 1px solid #e1ddec }
`;
