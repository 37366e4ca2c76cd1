import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['fgts não depositado na justiça', 'fgts da condenação', 'multa de 40% na ação trabalhista', 'diferença de fgts no processo'],
  phrases: `
    empresa não depositou fgts e entrei na justiça, fgts sobre horas extras deferidas, fgts da sentença, multa do fgts atualizada,
    artigo 467 sobre a multa do fgts`,
}
