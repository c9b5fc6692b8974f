// Runs in the measured page. Records when keys are pressed, and when the first result of a query is painted.
window.watchSearch = (query) => {
  const keysMs = [];
  const onKey = () => keysMs.push(performance.now());
  addEventListener('keydown', onKey, true);
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      // The link to all results has the query that they answer.
      const all = document.querySelector('dialog .search-all');
      if (!all || new URL(all.href).searchParams.get('q') !== query) return;
      if (!document.querySelector('dialog [role=option]:not(.search-all)')) return;
      removeEventListener('keydown', onKey, true);
      observer.disconnect();
      requestAnimationFrame(() => resolve({ keysMs, shownMs: performance.now() }));
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
};
