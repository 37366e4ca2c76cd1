import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['iof do vgbl'],
  phrases: `
    5% de iof, iof de 5%, limite de aporte no vgbl, aporte no vgbl, iof na previdência, iof previdência privada, iof vgbl 2026,
    aportei no vgbl, iof vgbl 600 mil`,
}
