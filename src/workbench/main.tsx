import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { staffLangOf, staffWords } from '../shared/staff-words.ts';
import './workbench.css';
import './controls.css';
import { Workbench } from './workbench.tsx';

/** The address says the language, else the browser. */
const lang = staffLangOf(new URLSearchParams(window.location.search).get('lang') ?? navigator.language);
document.documentElement.lang = lang;
document.title = `Fanline – ${staffWords[lang].title}`;

const root = document.getElementById('workbench');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Workbench lang={lang} />
    </StrictMode>,
  );
