/** Glossary of the technical terms in labels, one plain sentence each. User-facing adapters explain them in place. */
export const TERMS: Readonly<Record<string, string>> = {
  INSS: 'A previdência pública: a contribuição descontada do salário que paga aposentadoria, auxílio-doença e licença-maternidade.',
  IRRF: 'O imposto de renda que quem paga já desconta e entrega à Receita; na declaração do ano se acerta a diferença.',
  FGTS: 'O fundo de garantia: a empresa deposita todo mês uma parte do salário numa conta em nome do empregado.',
  IOF: 'O imposto cobrado em empréstimos, câmbio, seguros e resgates feitos nos primeiros dias.',
  CLT: 'A lei do emprego com carteira assinada.',
  PJ: 'Pessoa jurídica: trabalhar com uma empresa própria, emitindo nota em vez de ter carteira assinada.',
  MEI: 'Microempreendedor individual: a empresa de uma pessoa só, com um imposto fixo por mês e um teto de receita no ano.',
  PLR: 'A participação nos lucros ou resultados que a empresa paga aos empregados, com uma tabela de imposto própria.',
  CET: 'Custo efetivo total: os juros somados a tarifas, seguros e impostos, numa taxa só. É ela que se compara entre bancos.',
  CDI: 'A taxa dos empréstimos de um dia entre bancos, muito perto da Selic. É a medida da renda fixa: “100% do CDI”.',
  Selic: 'A taxa básica de juros do país, decidida pelo Banco Central a cada 45 dias.',
  IPCA: 'A inflação oficial, medida todo mês pelo IBGE.',
  'IPCA-E': 'O IPCA-15 acumulado por trimestre, usado em condenações judiciais.',
  'IPCA-15': 'A prévia do IPCA: a mesma inflação, medida do dia 16 ao dia 15.',
  INPC: 'A inflação das famílias que ganham até cinco salários mínimos, medida pelo IBGE.',
  'IGP-M': 'O índice de preços da FGV mais usado em contratos de aluguel; segue de perto o dólar e o atacado.',
  'IGP-DI': 'O irmão do IGP-M, medido do primeiro ao último dia do mês.',
  TR: 'Taxa referencial: o índice, quase sempre perto de zero, que corrige a poupança, o FGTS e parte dos financiamentos.',
  CDB: 'Um empréstimo que você faz ao banco. Paga imposto de renda sobre o rendimento.',
  LCI: 'Letra de crédito imobiliário: um empréstimo ao banco para imóveis, sem imposto de renda para pessoas.',
  LCA: 'Letra de crédito do agronegócio: um empréstimo ao banco para o campo, sem imposto de renda para pessoas.',
  VNA: 'Valor nominal atualizado: quanto um título do Tesouro vale hoje antes de descontar a taxa.',
  'come-cotas': 'O imposto que o fundo desconta sozinho em maio e novembro, tirando cotas de quem investe.',
  PGBL: 'A previdência privada de quem faz a declaração completa: o aporte abate da renda, e no resgate o imposto é sobre tudo.',
  VGBL: 'A previdência privada em que o aporte não abate da renda e, no resgate, o imposto é só sobre o que rendeu.',
  SAC: 'O financiamento em que a parcela começa maior e diminui: a dívida cai por igual todo mês.',
  Price: 'O financiamento de parcelas iguais: no começo quase tudo é juro.',
  MIP: 'O seguro obrigatório do financiamento que quita a dívida em caso de morte ou invalidez.',
  DFI: 'O seguro obrigatório do financiamento contra danos ao imóvel.',
  ITBI: 'O imposto que a prefeitura cobra na compra de um imóvel.',
  IPTU: 'O imposto anual da prefeitura sobre o imóvel.',
  IPVA: 'O imposto anual do estado sobre o veículo.',
  rotativo: 'O juro cobrado sobre a parte da fatura do cartão que não foi paga.',
  'fator R': 'A folha de pagamento dividida pela receita dos últimos 12 meses. Quando é alto, o serviço paga pela tabela menor do Simples.',
  RBT12: 'A receita bruta dos 12 meses anteriores, que escolhe a faixa do Simples.',
  'Simples Nacional': 'Um imposto único, pago num boleto só, para micro e pequenas empresas.',
  DAS: 'O boleto mensal que reúne os impostos do Simples ou do MEI.',
  DARF: 'O boleto com que se pagam impostos federais.',
  DAE: 'O boleto mensal do empregador doméstico: INSS, FGTS e imposto numa guia só.',
  'pró-labore': 'O salário do dono pelo trabalho na própria empresa; sobre ele há INSS e imposto de renda.',
  'Pró-labore': 'O salário do dono pelo trabalho na própria empresa; sobre ele há INSS e imposto de renda.',
  RAT: 'A contribuição da empresa para acidentes de trabalho: uma parte da folha, conforme o risco da atividade.',
  FAP: 'O fator que diminui ou aumenta o RAT de cada empresa pelos acidentes que teve.',
  CPP: 'A contribuição da empresa para o INSS sobre a folha.',
  ISS: 'O imposto da cidade sobre serviços.',
  ICMS: 'O imposto do estado sobre a venda de mercadorias.',
  IPI: 'O imposto federal sobre produtos industrializados.',
  PIS: 'Uma contribuição federal sobre a receita das empresas.',
  Cofins: 'Uma contribuição federal sobre a receita das empresas.',
  CSLL: 'A contribuição federal sobre o lucro das empresas.',
  IRPJ: 'O imposto de renda das empresas.',
  IBS: 'O imposto da reforma que toma o lugar do ICMS e do ISS.',
  CBS: 'A contribuição da reforma que toma o lugar do PIS e da Cofins.',
  RPV: 'Requisição de pequeno valor: a dívida menor do governo, paga sem a fila do precatório.',
  MDR: 'A parte de cada venda que a maquininha de cartão cobra do lojista.',
  avos: 'Cada mês que conta para o 13º ou as férias: 7 avos são 7/12 do valor.',
  ETF: 'Um fundo que se compra na bolsa como uma ação e segue um índice.',
  BDR: 'Um recibo, negociado na bolsa brasileira, de uma ação de outro país.',
}

/** A piece of text: a term with its definition, or plain words. */
export interface TermPiece {
  readonly text: string
  readonly means?: string
}

const ANY = new RegExp(
  `(?<![\\p{L}\\d+-])(?:${Object.keys(TERMS)
    .sort((a, b) => b.length - a.length)
    .join('|')})(?![\\p{L}\\d+]|-[\\p{L}\\d])`,
  'gu',
)

/** Finds the first occurrence of each term across successive texts. */
export function explainer(): (text: string) => readonly TermPiece[] {
  const told = new Set<string>()
  return (text) => {
    const pieces: TermPiece[] = []
    let end = 0
    for (const { 0: term, index } of text.matchAll(ANY)) {
      const means = TERMS[term]!
      if (told.has(means)) continue
      told.add(means)
      pieces.push({ text: text.slice(end, index) }, { text: term, means })
      end = index + term.length
    }
    return [...pieces, { text: text.slice(end) }].filter((piece) => piece.text !== '')
  }
}
