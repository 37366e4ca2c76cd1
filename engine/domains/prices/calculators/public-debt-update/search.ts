import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'precatório',
    'rpv',
    'fazenda pública',
    'ec 113',
    'ec 136',
    'selic',
    'condenação da união',
    'dívida do estado',
    'requisitório',
    'corrigir precatório',
    'atualizar precatório',
    'valor do precatório',
  ],
  phrases: `
    precatórios, requisição de pequeno valor, ação contra a prefeitura, ação contra o estado, ação contra o inss, processo contra o governo,
    dívida da fazenda, ganhei do governo, ação contra a união, condenação da fazenda, município deve, precatório do inss, atrasados do inss,
    prefeitura condenada, fila do precatório, precatório federal, vender precatório, processo do inss, servidor ganhou ação,
    tenho a receber do estado, governo me deve, estado me deve, união me deve`,
}
