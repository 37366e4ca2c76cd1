import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'conferir nota fiscal',
    'xml da nfe',
    'nfe',
    'nfc-e',
    'ibs e cbs na nota',
    'grupo ibscbs',
    'cclasstrib na nota',
    'rejeição 1115',
    'ibs/cbs não informado',
    'nota rejeitada ibs cbs',
    'gibscbs',
    'ibscbstot',
  ],
}
