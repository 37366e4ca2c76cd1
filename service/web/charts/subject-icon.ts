/** Icon per subject, in its own colour (assets/style.css), always next to the name. */
import type { Group } from '../../../engine/operation/definition/kinds.ts'
import { type Html, html } from '../html.ts'

export type Subject = Group | 'decisoes' | 'conferir'

/** Stroke paths on a 24×24 grid. */
const LINES: Readonly<Record<Subject, string>> = {
  // Briefcase, bill, card, house, rising line, shop, calendar, fork, ticked document.
  trabalho: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16',
  impostos: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  credito: 'M3 6h18v12H3zM3 10h18M6 15h4',
  moradia: 'M4 11l8-7 8 7v9H4zM10 20v-6h4v6',
  investimentos: 'M4 4v16h16M7 15l4-5 3 3 5-7',
  negocios: 'M4 10v10h16V10M3 10l2-6h14l2 6zM10 20v-5h4v5',
  cotidiano: 'M5 5h14v15H5zM5 10h14M9 3v4M15 3v4',
  decisoes: 'M12 21v-8L5 6m7 7l7-7M5 10V6h4m6 0h4v4',
  conferir: 'M5 3h10l4 4v14H5zM9 13l2 2 4-5',
}

export const subjectIcon = (subject: Subject): Html =>
  html`<svg class="subject ${subject}" viewBox="0 0 24 24" aria-hidden="true"><path d="${LINES[subject]}"/></svg>`
