// Runs in a measured page before anything else: keeps what the browser reports, and when a heading that is waited for
// is painted.
{
  const watched = { fcp: 0, cls: 0, tbt: 0, inp: 0 };
  window.watched = watched;
  const observe = (type, handle, options = {}) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) handle(entry);
    }).observe({ type, buffered: true, ...options });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.fcp = startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) watched.cls += value;
  });
  observe('longtask', ({ duration }) => {
    watched.tbt += Math.max(0, duration - 50);
  });
  observe(
    'event',
    ({ duration }) => {
      watched.inp = Math.max(watched.inp, duration);
    },
    { durationThreshold: 16 },
  );

  // In the session's storage, since a navigation may load another document.
  const now = () => String(performance.timeOrigin + performance.now());
  addEventListener('click', () => sessionStorage.setItem('clicked', now()), true);
  const look = () => {
    const before = sessionStorage.getItem('awaited');
    const heading = document.querySelector('h1')?.textContent;
    if (before !== null && heading && heading !== before) {
      sessionStorage.setItem('shown', now());
      sessionStorage.removeItem('awaited');
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
