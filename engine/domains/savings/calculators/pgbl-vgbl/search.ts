import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'previdência privada',
    'pgbl',
    'vgbl',
    'tabela regressiva',
    'tabela progressiva',
    'iof vgbl',
    'aposentadoria',
    'previdência privada vale a pena',
    'resgatar previdência',
    'plano de previdência',
  ],
  phrases: `
    previdência do banco, previdência complementar, 12% da renda, deduzir 12%, abater previdência, brasilprev, itaú previdência,
    progressiva ou regressiva, resgate da previdência, tirar a previdência, vgbl imposto, pgbl deduz, plano de previdência privada,
    previdência para filhos, aposentadoria privada, tabela regressiva da previdência, previdência da empresa, previdência para deduzir,
    contribuição pgbl, diferença pgbl e vgbl, abater no ir, previdência no ir, contribuo para previdência, aporte na previdência,
    plano para velhice, gerente ofereceu previdência, plano de aposentadoria`,
  situations: { retirement: { place: 5 } },
}
