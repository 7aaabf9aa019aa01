// Runs before the first paint, so that the page never shows the wrong theme, nor a control that needs scripts and has none.
(() => {
  const root = document.documentElement;
  root.dataset.js = '';
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Storage is refused: the system's theme it is.
  }
})();
