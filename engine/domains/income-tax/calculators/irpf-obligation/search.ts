import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'quem deve declarar',
    'obrigatoriedade',
    'irpf 2026',
    'declaração obrigatória',
    'isento',
    'sou obrigado a declarar',
    'quem precisa declarar',
    'tenho que declarar',
    'obrigado a declarar',
  ],
  phrases: `
    sou isento, preciso declarar, declarar ou não, entregar a declaração, quem declara, limite para declarar, obrigatoriedade do ir,
    mandar a declaração, isento de declarar, declaração 2026, recebi e preciso declarar, multa por não declarar, quem é obrigado,
    declarar o leão, obrigatório declarar, não declarei, quem está isento, entregar ao leão, entregar declaração, declarar com renda de,
    minha renda precisa declarar, devo declarar, doação declarar, herança declarar, vendi imóvel preciso declarar`,
}
