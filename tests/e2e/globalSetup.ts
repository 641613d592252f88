export { prepareSystemFonts as default } from '../../scripts/lib/systemFonts.ts';
