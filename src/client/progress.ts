/** What says that something is going on: the bar at the top, and the words for those who listen. */
const delay = 200;

/** Shows a bar at the top after 200 ms, until `end`. */
export function startProgress(): { end(): void } {
  let bar: HTMLElement | null = null;
  const timer = setTimeout(() => {
    bar = document.createElement('div');
    bar.className = 'progress';
    bar.setAttribute('role', 'progressbar');
    bar.setAttribute('aria-label', 'Loading the page');
    document.body.append(bar);
  }, delay);
  return {
    end() {
      clearTimeout(timer);
      bar?.remove();
    },
  };
}

let region: HTMLElement | null = null;

/** Lets assistive technology say a sentence, such as the new page's title. */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement('div');
    region.className = 'visually-hidden';
    region.setAttribute('role', 'status');
    region.setAttribute('aria-live', 'polite');
    document.body.append(region);
  }
  region.textContent = '';
  // An empty region that gets its text later is announced even where the text is the same.
  requestAnimationFrame(() => {
    if (region) region.textContent = text;
  });
}
