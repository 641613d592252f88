// `npm start` adds this script to every page. The edit mode loads only inside the editor's frame, which has the
// same origin.
const isInEditor = () => {
  try {
    return window.parent !== window && window.parent.location.pathname.startsWith('/admin/');
  } catch {
    return false; // a frame of another origin
  }
};

if (isInEditor()) void import('./startPreview.tsx').then(({ startPreview }) => startPreview());
