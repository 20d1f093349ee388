/** Stores and counts like Matomo's script; runs in the page. */
export const matomo = `
document.cookie = '_pk_id.7=x; path=/';
indexedDB.open('_pk_data').onsuccess = () => localStorage.setItem('_pk_kept', '1');
caches.open('_pk_files');
const base = document.currentScript.src.replace('matomo.js', 'matomo.php?');
let address = '';
const does = {
  setCustomUrl: (url) => { address = new URL(url).pathname; },
  trackPageView: () => navigator.sendBeacon(base + 'page=' + address),
  trackEcommerceOrder: (id, value) => navigator.sendBeacon(base + 'order=' + value),
};
const take = ([name, ...given]) => does[name]?.(...given);
window._paq.forEach(take);
window._paq.push = (...calls) => calls.forEach(take);
`;

/**
 * A container: loads a tag from its host and one from its further host by plain texts, and would like to write HTML and to load from elsewhere. It loads
 * an advertisement as soon as a command tells it that it may; only the arguments of a call are a command for it.
 */
export const container = (further: string) => `
document.cookie = '_tag=x; path=/';
sessionStorage.setItem('_tag', '1');
const load = (src) => { const tag = document.createElement('script'); tag.src = src; document.head.append(tag); };
const { src } = document.currentScript;
load(new URL('/tag.js', src).href);
load('${further}/further.js');
const hear = (entry) => {
  if (String(entry) !== '[object Arguments]' || entry[0] !== 'consent') return;
  if (entry[2].ad_storage === 'granted') load(new URL('/advert.js', src).href);
};
const { push } = dataLayer;
dataLayer.forEach(hear);
dataLayer.push = (...entries) => { entries.forEach(hear); return push.apply(dataLayer, entries); };
window.refused = [];
for (const [name, act] of [
  ['html', () => { document.body.insertAdjacentHTML('beforeend', '<b>advert</b>'); }],
  ['elsewhere', () => load('http://127.0.0.1:9/spy.js')],
]) try { act(); } catch { window.refused.push(name); }
`;

export const widget = `<!doctype html><meta charset="utf-8"><title>Chat</title><p>Hallo</p><script>
addEventListener('message', ({ data }) => { document.querySelector('p').textContent = data; });
parent.postMessage('chatwoot-widget:' + JSON.stringify({ event: 'loaded', config: { authToken: 'abc' } }), '*');
</script>`;
