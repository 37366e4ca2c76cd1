import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['alíquota da cbs na nota'],
  phrases: `
    alíquota na nota fiscal, cbs 0,9, ibs 0,1, alíquota de teste na nota, pCBS, pIBSUF, pIBSMun, destaque de cbs e ibs`,
}
