import { createHash } from 'node:crypto';

/**
 * The script of pages without the client. Each page works without it; it finds what it does by attributes: `data-again`
 * tries to open the page again by itself, with growing pauses that differ between browsers, and stops after ten tries;
 * `data-back` goes back, `data-copy` copies, `data-filter` filters; a form is not sent twice.
 */
export const pageScript = `(() => {
'use strict';
const one = (selector) => document.querySelector(selector);

let isSent = false;
addEventListener('submit', (event) => {
  if (isSent) return event.preventDefault();
  isSent = true;
  event.submitter?.setAttribute('aria-busy', 'true');
  // No answer came, or it was a download: the form can be sent again.
  setTimeout(released, 10000);
});
const released = () => {
  isSent = false;
  one('[aria-busy]')?.removeAttribute('aria-busy');
};
addEventListener('pageshow', released);

const back = one('[data-back]');
if (back && history.length > 1 && document.referrer.startsWith(location.origin + '/')) {
  back.hidden = false;
  back.addEventListener('click', () => history.back());
}

const copy = one('[data-copy]');
if (copy && navigator.clipboard) {
  copy.hidden = false;
  copy.addEventListener('click', async () => {
    await navigator.clipboard.writeText(copy.dataset.copy);
    copy.textContent = copy.dataset.done;
  });
}

const filter = one('[data-filter]');
if (filter) {
  const apply = () => {
    const wanted = filter.value.toLowerCase();
    for (const row of document.querySelectorAll(filter.dataset.filter))
      row.hidden = !row.textContent.toLowerCase().includes(wanted);
    sessionStorage.setItem(location.pathname, filter.value);
  };
  filter.closest('[hidden]').hidden = false;
  filter.value = sessionStorage.getItem(location.pathname) ?? '';
  filter.addEventListener('input', apply);
  apply();
}

const again = one('[data-again]');
if (again) {
  const pauses = [10, 15, 25, 40, 60, 60, 60, 60, 60, 60];
  const stop = again.querySelector('button');
  const said = again.querySelector('[role=status]');
  let least = Number(again.dataset.again);
  let timer;
  const end = () => {
    clearTimeout(timer);
    stop.hidden = true;
    said.textContent = again.dataset.stopped;
  };
  const plan = () => {
    const pause = pauses.shift();
    if (pause === undefined || least > 300) return end();
    const seconds = Math.max(pause, least);
    said.textContent = again.dataset.waiting.replace('%s', String(seconds));
    timer = setTimeout(attempt, seconds * 1000 * (1 + Math.random() * 0.3));
  };
  const attempt = async () => {
    if (document.hidden) return document.addEventListener('visibilitychange', attempt, { once: true });
    const asked = { cache: 'no-store', redirect: 'manual', headers: { accept: 'text/html' } };
    const answer = await fetch(location.href, asked).catch(() => undefined);
    if (stop.hidden) return;
    if (answer && answer.status !== 429 && answer.status < 500) return location.reload();
    least = Number(answer?.headers.get('retry-after')) || 0;
    plan();
  };
  stop.addEventListener('click', end);
  again.hidden = false;
  plan();
}
})();
`;

const hash = createHash('sha384').update(pageScript).digest('base64');

/** Where it is served. The address in the tag ends with a part of the hash, so that a cache never holds another version. */
export const pageScriptPath = '/plain-page.js';

/** The address in the tag, with the script's version. */
export const pageScriptAddress = `${pageScriptPath}?v=${hash.slice(0, 8).replace(/\W/g, '')}`;

/** The tag, with the hash of the script (Subresource Integrity). */
export const pageScriptTag = `<script src="${pageScriptAddress}" integrity="sha384-${hash}" defer></script>`;
