/** Page on reporting a vulnerability, with the instructions of SECURITY.md. */
import { html } from '../../html.ts'
import { trail } from '../../trail.ts'
import { page } from './layout.ts'

export const SECURITY_PATH = '/seguranca'

/** @param contact where the people who run this instance read reports; null where they did not say. */
export function securityPage(origin: string, contact: string | null): string {
  return page({
    title: 'Relatar uma falha de segurança | Centavo',
    description: 'Como avisar, em particular, de uma falha que possa prejudicar quem usa o serviço.',
    canonical: `${origin}${SECURITY_PATH}`,
    body: html`${trail(['/', 'Início'])}
<h1>Relatar uma falha de segurança</h1>
<p class="lead">Avise em particular, antes de publicar.</p>
${
  contact === null
    ? html`<p>Escreva a quem mantém o repositório de onde este programa veio: pelo formulário de relatos privados dele ou, onde não houver, por e-mail ao autor das mudanças mais recentes.</p>`
    : html`<p>Escreva para <a href="${contact}" rel="external">${contact.replace(/^mailto:/, '')}</a>.</p>`
}
<p>Diga a versão, a requisição ou o arquivo que mostra a falha, o que viu, o que esperava e o que alguém poderia fazer com ela. Experimente em um serviço seu.</p>
<p>A resposta vem em até uma semana, e a correção do que se confirmar, em até trinta dias. Não publique nada antes dela, nem antes de noventa dias.</p>`,
  })
}
