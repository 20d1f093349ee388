/** The style of pages without the client: the payment link and the sandbox. It is plain and has no brand. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#eef2f6, #10151b);
  --card: light-dark(#ffffff, #1a222b);
  --text: light-dark(#17212b, #eef3f8);
  --muted: light-dark(#52606d, #a9b6c3);
  --line: light-dark(#c9d2dc, #3a4754);
  --primary: light-dark(#0b6b4f, #3ddc9f);
  --on-primary: light-dark(#ffffff, #06251a);
  --negative: light-dark(#a3172a, #ff9aa5);
  font: 1.0625rem/1.55 system-ui, sans-serif;
}
* { box-sizing: border-box; }
[aria-busy] { opacity: .6; cursor: progress; }
body { margin: 0; background: var(--ground); color: var(--text); }
main {
  max-width: 27rem;
  margin: 0 auto;
  min-height: 100vh;
  padding: 2rem 1.25rem;
  background: var(--card);
}
@media (min-width: 32rem) {
  main { min-height: 0; margin: 8vh auto; padding: 2.5rem; border-radius: 1.25rem; box-shadow: 0 1.5rem 4rem rgb(0 0 0 / 18%); }
}
.badge {
  margin: 0 0 2rem;
  padding: .5rem .875rem;
  border: 1px dashed var(--line);
  border-radius: 2rem;
  color: var(--muted);
  font-size: .875rem;
  text-align: center;
}
h1 { margin: 0 0 1.5rem; font-size: 1.125rem; font-weight: 500; }
.payee { display: block; color: var(--muted); }
.amount { display: block; font-size: 3rem; font-weight: 700; line-height: 1.15; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1rem; margin: 0 0 1.5rem; padding: 1rem 0; border-block: 1px solid var(--line); }
dt { color: var(--muted); }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.actions { display: grid; gap: .75rem; margin-top: 1.5rem; }
button {
  width: 100%;
  min-height: 3.25rem;
  padding: .75rem 1rem;
  border: 1px solid var(--line);
  border-radius: .875rem;
  background: transparent;
  color: inherit;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
button:hover { border-color: currentcolor; }
button:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; }
footer { display: flex; flex-wrap: wrap; gap: 0 1.5rem; justify-content: center; padding: .5rem 1.25rem 1.5rem; }
footer a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--muted); text-underline-offset: .2em; }
footer a:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; }
.pay { border-color: var(--primary); background: var(--primary); color: var(--on-primary); }
.fail { color: var(--negative); }
.cancel { border-color: transparent; color: var(--muted); }
.control main { max-width: 60rem; }
.control h1 { margin: 0 0 .75rem; font-size: 1.75rem; font-weight: 700; }
.control h2 { display: flex; flex-wrap: wrap; gap: .5rem .875rem; align-items: center; margin: 0; font-size: 1.125rem; }
.control h3 { margin: 1.25rem 0 .5rem; font-size: .9375rem; }
.control p { margin: 0 0 .75rem; }
.control .lang { float: right; }
.control a { display: inline-block; padding: .625rem 0; color: var(--primary); }
.control article { margin-top: 1.25rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: 1rem; }
.control .badge { margin: 0; padding: .125rem .75rem; border-style: solid; font-weight: 500; }
.control .succeeded { border-color: var(--primary); color: var(--primary); }
.control .failed, .control .disputed { border-color: var(--negative); color: var(--negative); }
.control .facts, .note { color: var(--muted); font-variant-numeric: tabular-nums; }
.control .facts strong { color: var(--text); }
.control .bar { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between; padding: 1rem 1.25rem; border-radius: 1rem; background: var(--ground); }
.control .bar p { flex: 1 1 18rem; margin: 0; }
.control .row { display: flex; flex-wrap: wrap; gap: .5rem; }
.control button { width: auto; min-height: 2.75rem; padding: .375rem 1rem; font-size: .9375rem; }
.control .pay, .control .succeed { border-color: var(--primary); background: var(--primary); color: var(--on-primary); }
.control .dispute, .control .settleFail { color: var(--negative); }
.control .cancel { border-color: var(--line); color: inherit; }
.control ol { display: grid; gap: .875rem; margin: 0; padding: 0; list-style: none; }
.control li + li { padding-top: .875rem; border-top: 1px solid var(--line); }
.control code { overflow-wrap: anywhere; }
`;
