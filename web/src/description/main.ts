// The page that shows the description of the API: Redoc over the server's own openapi.json, in the
// colours of the site.
import address from 'redoc/bundles/redoc.standalone.js?url';

interface Redoc {
  init: (
    address: string,
    options: Record<string, unknown>,
    place: HTMLElement,
    done: (error?: Error) => void,
  ) => void;
}

declare global {
  interface Window {
    Redoc?: Redoc;
  }
}

const place = document.getElementById('description');

/** A colour of the site as the reader has it now. */
function colour(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function theme() {
  const [ink, muted, paper, sunk, accent] = [
    '--ink',
    '--ink2',
    '--paper',
    '--sunk',
    '--accent',
  ].map(colour);
  const font = getComputedStyle(document.body).fontFamily;
  return {
    colors: {
      primary: { main: accent },
      text: { primary: ink, secondary: muted },
      border: { dark: muted, light: sunk },
    },
    schema: { nestedBackground: sunk, typeNameColor: muted, typeTitleColor: muted },
    typography: {
      fontFamily: font,
      fontSize: '16px',
      headings: { fontFamily: font },
      links: { color: accent },
      code: { color: ink, backgroundColor: sunk },
    },
    sidebar: { backgroundColor: paper, textColor: ink },
    rightPanel: { backgroundColor: '#1b2430' },
  };
}

const options = {
  theme: theme(),
  // Its search wants a worker from a blob, which the content security policy does not allow.
  disableSearch: true,
  expandResponses: '200,201',
  nativeScrollbars: true,
  sortPropsAlphabetically: false,
};

function fail() {
  place?.removeAttribute('aria-busy');
  if (place) place.textContent = 'The description cannot be loaded. Please try again.';
}

function show() {
  if (!place) return;
  window.Redoc?.init('/api/openapi.json', options, place, (error) => {
    if (error) fail();
    place.removeAttribute('aria-busy');
  });
}

// As its makers have packed it: a bundler stumbles over parts that a browser never asks for.
const script = document.createElement('script');
script.src = address;
script.addEventListener('load', show);
script.addEventListener('error', fail);
document.head.append(script);
