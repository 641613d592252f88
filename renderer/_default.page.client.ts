// The only script of every page. HTML-only pages have no client code of their own, so vite-plugin-ssr loads this as a
// plain module; the build inlines it.
import { startNavBar } from '../components/layout/NavBar.script.ts';
import { hideEnded } from '../components/sections/Upcoming/Upcoming.script.ts';
import { hydrateDrafts } from '../components/widgets/QueryForm/QueryForm.script.ts';
import { showFonts } from './head/fonts.script.ts';
import { parsed, startIslands } from './islands/runtime.ts';

startIslands((url) => import(/* @vite-ignore */ url));
startNavBar();
hideEnded();
showFonts();
parsed().then(hydrateDrafts);
