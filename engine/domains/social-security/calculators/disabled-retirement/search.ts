import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['aposentadoria pcd', 'lc 142', 'deficiência leve', 'deficiência moderada', 'deficiência grave'],
  phrases: `
    pessoa com deficiência aposentar, pcd aposentadoria, deficiente aposenta, deficiência física, visão monocular, deficiência auditiva,
    tempo menor por deficiência, grau da deficiência, aposentadoria do deficiente`,
  situations: { retirement: { place: 11 } },
}
