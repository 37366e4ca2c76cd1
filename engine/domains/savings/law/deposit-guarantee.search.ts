import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['fgc', 'fundo garantidor de créditos'],
  phrases: `
    garantia do fgc, fgc garante quanto, limite do fgc, 250 mil por banco, um milhão em quatro anos, banco quebrou, cdb garantido,
    fundo garantidor`,
}
