// The preview entry: `npm start` puts it on every page. The editor shows a page in a frame of its own
// origin; only there does the edit mode load.
const isInEditor = () => {
  try {
    return window.parent !== window && window.parent.location.pathname.startsWith('/admin/');
  } catch {
    return false; // a frame of somebody else's
  }
};

if (isInEditor()) void import('./startPreview.tsx').then(({ startPreview }) => startPreview());
