/** The list of what can be checked: a document each, with a line on what is compared. */
import { KINDS } from '../../../engine/operation/definition/kinds.ts'
import type { Engine } from '../../../engine/operation/definition/registry.ts'
import { pagePath } from '../forms/form-request.ts'
import { type Html, html } from '../html.ts'
import { trail } from '../trail.ts'
import { CNIS_PATH } from './documents/cnis-page.ts'
import { ESOCIAL_PATH } from './documents/esocial-page.ts'
import { INVOICES_PATH } from './documents/invoices-page.ts'
import { forProgramsAt, page } from './frame/layout.ts'

export const CHECKS_PATH = KINDS.check.page

const LEAD = 'Compare um documento com o que a lei dá para os mesmos dados: cada diferença vem com o valor esperado e a causa provável.'

export function checksPage({ registry }: Engine, origin: string): string {
  const checks = [...registry.checks.values()]
  return page({
    title: 'Conferir um documento: holerite, rescisão, férias e mais | Centavo',
    description: LEAD,
    canonical: `${origin}${CHECKS_PATH}`,
    section: '/',
    body: html`${trail(['/', 'Início'])}
<h1>Conferir um documento</h1>
<p class="lead">${LEAD}</p>
<ul class="cards">${checks.map((check) => card(pagePath(check), check.title, check.summary))}
${card(ESOCIAL_PATH, 'Arquivos do eSocial', 'Refaz os totais S-5001 e S-5003 a partir dos eventos enviados, no seu navegador.')}
${card(INVOICES_PATH, 'Nota fiscal: IBS e CBS', 'Confere o grupo de IBS e CBS de cada item de NF-e e NFC-e, e diz a rejeição de cada diferença, no seu navegador.')}
${card(CNIS_PATH, 'Extrato do CNIS', 'Soma o tempo de contribuição e a média dos salários do extrato do INSS, no seu navegador.')}</ul>
${forProgramsAt(origin, KINDS.check.path)}`,
  })
}

const card = (address: string, title: string, line: string): Html => html`<li><a href="${address}"><h2>${title}</h2><p>${line}</p></a></li>`
