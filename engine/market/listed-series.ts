/**
 * Most requested central bank series, by code, as public catalogues describe them. The central bank's JSON states neither unit nor cadence,
 * so an entry from a single weak source is unconfirmed until compared with its observations.
 */
import type { SeriesCadence } from '../operation/evaluation/ports.ts'

export const SERIES_EVIDENCE = ['verified', 'corroborated', 'unconfirmed'] as const

export interface ListedSeries {
  readonly code: number
  readonly title: string
  readonly unit: string
  readonly cadence: SeriesCadence
  /** YYYY, YYYY-MM or YYYY-MM-DD; null when unknown. */
  readonly starts: string | null
  readonly evidence: (typeof SERIES_EVIDENCE)[number]
  /** Common names absent from the title. */
  readonly keywords: string
  /** Code of the same rate by month; compounding it over a year cross-checks both. */
  readonly monthlyCode?: number
}

type Row = readonly [
  code: number,
  title: string,
  unit: string,
  cadence: SeriesCadence,
  starts: string | null,
  evidence: ListedSeries['evidence'],
  keywords: string,
  monthlyCode?: number,
]

const ROWS: readonly Row[] = [
  [1, 'Dólar PTAX, venda', 'R$', 'daily', '1984-11-28', 'verified', 'dólar câmbio cotação fechamento'],
  [10813, 'Dólar PTAX, compra', 'R$', 'daily', '1984-11-28', 'verified', 'dólar câmbio cotação fechamento'],
  [21619, 'Euro PTAX, venda', 'R$', 'daily', '1999-01-04', 'verified', 'euro câmbio cotação'],
  [21620, 'Euro PTAX, compra', 'R$', 'daily', '1999-01-04', 'verified', 'euro câmbio cotação'],
  [21623, 'Libra esterlina PTAX, venda', 'R$', 'daily', null, 'unconfirmed', 'libra inglaterra câmbio cotação'],
  [21621, 'Iene PTAX, venda', 'R$', 'daily', null, 'unconfirmed', 'iene japão câmbio cotação'],
  [21625, 'Franco suíço PTAX, venda', 'R$', 'daily', null, 'unconfirmed', 'franco suíça câmbio cotação'],
  [3696, 'Dólar, venda, fim do mês', 'R$', 'monthly', '1953', 'unconfirmed', 'dólar câmbio cotação mensal'],
  [3698, 'Dólar, venda, média do mês', 'R$', 'monthly', '1953', 'unconfirmed', 'dólar câmbio cotação mensal'],
  [432, 'Meta da taxa Selic', '% ao ano', 'daily', '1999-03-05', 'verified', 'selic copom juros taxa básica'],
  [11, 'Taxa Selic efetiva do dia', '% ao dia útil', 'daily', '1986-06-04', 'verified', 'selic over juros'],
  [1178, 'Taxa Selic efetiva, base 252', '% ao ano', 'daily', '1986-06-04', 'verified', 'selic over juros anualizada'],
  [4390, 'Selic acumulada no mês', '% no mês', 'monthly', '1986-07', 'verified', 'selic juros mensal'],
  [4189, 'Selic do mês anualizada, base 252', '% ao ano', 'monthly', '1986-07', 'corroborated', 'selic juros'],
  [12, 'Taxa CDI do dia', '% ao dia útil', 'daily', '1986-03-06', 'verified', 'cdi di juros interbancário'],
  [4389, 'Taxa CDI, base 252', '% ao ano', 'daily', '1986-03-06', 'verified', 'cdi di juros anualizada'],
  [4391, 'CDI acumulado no mês', '% no mês', 'monthly', '1986-03', 'verified', 'cdi di juros mensal'],
  [4392, 'CDI do mês anualizado', '% ao ano', 'monthly', '1986-03', 'unconfirmed', 'cdi di juros'],
  [226, 'TR pelo dia de início', '% no período', 'daily', '1991-02-01', 'verified', 'taxa referencial'],
  [7811, 'TR do primeiro dia do mês', '% no mês', 'monthly', '1991-02', 'unconfirmed', 'taxa referencial mensal'],
  [253, 'TBF pelo dia de início', '% no período', 'daily', '1995', 'unconfirmed', 'taxa básica financeira'],
  [25, 'Poupança, depósitos até 03/05/2012', '% no período', 'daily', '1991', 'verified', 'caderneta rendimento antiga'],
  [195, 'Poupança, depósitos desde 04/05/2012', '% no período', 'daily', '2012-05-04', 'verified', 'caderneta rendimento nova'],
  [196, 'Poupança, regra nova, dia 1º', '% no mês', 'monthly', '2012-05', 'corroborated', 'caderneta rendimento'],
  [7828, 'Poupança, regra antiga, dia 1º', '% no mês', 'monthly', '1991', 'unconfirmed', 'caderneta rendimento'],
  [256, 'TJLP', '% ao ano', 'monthly', '1994-12', 'unconfirmed', 'juros de longo prazo bndes'],
  [27572, 'TLP, parte real', '% ao ano', 'monthly', '2018-01', 'verified', 'juros de longo prazo bndes'],
  [29543, 'Taxa legal (Código Civil, art. 406)', '% no mês', 'monthly', '2024-08', 'verified', 'juros legais mora'],
  [433, 'IPCA', '% no mês', 'monthly', '1980-01', 'verified', 'inflação preços ibge'],
  [13522, 'IPCA em 12 meses', '% em 12 meses', 'monthly', '1980-12', 'verified', 'inflação preços ibge acumulado'],
  [7478, 'IPCA-15', '% no mês', 'monthly', '2000-05', 'verified', 'inflação prévia ibge'],
  [10764, 'IPCA-E', '% no mês', 'monthly', null, 'unconfirmed', 'inflação especial trimestre ibge'],
  [188, 'INPC', '% no mês', 'monthly', '1979-04', 'verified', 'inflação preços ibge reajuste salarial'],
  [189, 'IGP-M', '% no mês', 'monthly', '1989-06', 'verified', 'inflação aluguel fgv'],
  [28655, 'IGP-M pelo número-índice', '% no mês', 'monthly', '1989', 'verified', 'inflação aluguel fgv calculadora do cidadão'],
  [190, 'IGP-DI', '% no mês', 'monthly', '1944-02', 'verified', 'inflação fgv'],
  [7447, 'IGP-10', '% no mês', 'monthly', null, 'unconfirmed', 'inflação fgv'],
  [225, 'IPA-DI', '% no mês', 'monthly', '1944', 'unconfirmed', 'inflação atacado produtor fgv'],
  [7450, 'IPA-M', '% no mês', 'monthly', '1989', 'unconfirmed', 'inflação atacado produtor fgv'],
  [191, 'IPC-Br', '% no mês', 'monthly', '1990', 'corroborated', 'inflação consumidor fgv ipc-di'],
  [192, 'INCC-DI', '% no mês', 'monthly', '1944-02', 'corroborated', 'construção obra imóvel fgv'],
  [7456, 'INCC-M', '% no mês', 'monthly', null, 'corroborated', 'construção obra imóvel fgv'],
  [193, 'IPC-Fipe', '% no mês', 'monthly', '1939', 'corroborated', 'inflação são paulo fipe'],
  [4449, 'IPCA, preços administrados', '% no mês', 'monthly', '1991', 'corroborated', 'inflação monitorados tarifas'],
  [11428, 'IPCA, preços livres', '% no mês', 'monthly', '1991', 'corroborated', 'inflação'],
  [4466, 'Núcleo do IPCA, médias aparadas com suavização', '% no mês', 'monthly', null, 'unconfirmed', 'inflação núcleo'],
  [11426, 'Núcleo do IPCA, médias aparadas sem suavização', '% no mês', 'monthly', null, 'unconfirmed', 'inflação núcleo'],
  [11427, 'Núcleo do IPCA por exclusão', '% no mês', 'monthly', null, 'unconfirmed', 'inflação núcleo'],
  [16122, 'Núcleo do IPCA, dupla ponderação', '% no mês', 'monthly', null, 'unconfirmed', 'inflação núcleo'],
  [1635, 'IPCA, alimentação e bebidas', '% no mês', 'monthly', '1991', 'unconfirmed', 'inflação comida mercado'],
  [1636, 'IPCA, habitação', '% no mês', 'monthly', '1991', 'unconfirmed', 'inflação casa aluguel luz'],
  [1637, 'IPCA, artigos de residência', '% no mês', 'monthly', '1991', 'unconfirmed', 'inflação móveis eletrodomésticos'],
  [1638, 'IPCA, vestuário', '% no mês', 'monthly', '1991', 'unconfirmed', 'inflação roupa'],
  [1639, 'IPCA, transportes', '% no mês', 'monthly', '1991', 'unconfirmed', 'inflação combustível ônibus'],
  [1640, 'IPCA, comunicação', '% no mês', 'monthly', '1991', 'unconfirmed', 'inflação telefone internet'],
  [1641, 'IPCA, saúde e cuidados pessoais', '% no mês', 'monthly', '1991', 'unconfirmed', 'inflação remédio plano de saúde'],
  [1642, 'IPCA, despesas pessoais', '% no mês', 'monthly', '1991', 'unconfirmed', 'inflação serviços'],
  [1643, 'IPCA, educação', '% no mês', 'monthly', '1991', 'unconfirmed', 'inflação escola mensalidade'],
  [1619, 'Salário mínimo', 'R$', 'monthly', '1940-07', 'corroborated', 'salário piso nacional'],
  [24369, 'Taxa de desocupação (PNAD Contínua)', '%', 'monthly', '2012-03', 'corroborated', 'desemprego trabalho ibge'],
  [24380, 'Rendimento médio real do trabalho', 'R$', 'monthly', '2012', 'unconfirmed', 'renda salário pnad'],
  [28763, 'Estoque de empregos formais', 'vínculos', 'monthly', null, 'unconfirmed', 'emprego caged carteira assinada'],
  [24363, 'IBC-Br', 'índice', 'monthly', '2003-01', 'verified', 'atividade econômica prévia do pib'],
  [24364, 'IBC-Br com ajuste sazonal', 'índice', 'monthly', '2003-01', 'verified', 'atividade econômica prévia do pib'],
  [4380, 'PIB do mês, valores correntes', 'R$ milhões', 'monthly', '1990-01', 'corroborated', 'produto interno bruto economia'],
  [4382, 'PIB em 12 meses, valores correntes', 'R$ milhões', 'monthly', '1990-12', 'verified', 'produto interno bruto economia'],
  [7324, 'PIB do ano em dólares', 'US$ milhões', 'yearly', '1962', 'unconfirmed', 'produto interno bruto economia'],
  [22099, 'PIB do trimestre, índice de volume', 'índice', 'quarterly', '1995', 'unconfirmed', 'produto interno bruto economia'],
  [21859, 'Produção industrial', 'índice', 'monthly', '2002', 'unconfirmed', 'indústria atividade ibge'],
  [13762, 'Dívida bruta do governo geral', '% do PIB', 'monthly', '2006-12', 'unconfirmed', 'dívida pública'],
  [4513, 'Dívida líquida do setor público', '% do PIB', 'monthly', '2001-12', 'unconfirmed', 'dívida pública'],
  [13621, 'Reservas internacionais, diárias', 'US$ milhões', 'daily', '1998', 'unconfirmed', 'reservas dólar'],
  [3546, 'Reservas internacionais, no mês', 'US$ milhões', 'monthly', '1970', 'unconfirmed', 'reservas dólar'],
  [22707, 'Balança comercial', 'US$ milhões', 'monthly', '1995', 'unconfirmed', 'exportação importação saldo'],
  [22701, 'Transações correntes', 'US$ milhões', 'monthly', '1995', 'unconfirmed', 'conta corrente exterior'],
  [20539, 'Saldo da carteira de crédito', 'R$ milhões', 'monthly', '2007-03', 'unconfirmed', 'empréstimos bancos'],
  [20714, 'Juros do crédito, total', '% ao ano', 'monthly', '2011-03', 'unconfirmed', 'juros médios empréstimo'],
  [20740, 'Juros do crédito livre, pessoas físicas', '% ao ano', 'monthly', '2011-03', 'unconfirmed', 'juros médios empréstimo'],
  [20742, 'Crédito pessoal não consignado', '% ao ano', 'monthly', '2011-03', 'unconfirmed', 'juros empréstimo pessoal', 25464],
  [25464, 'Crédito pessoal não consignado, ao mês', '% ao mês', 'monthly', '2011-03', 'unconfirmed', 'juros empréstimo pessoal'],
  [20749, 'Financiamento de veículos, pessoas físicas', '% ao ano', 'monthly', '2011-03', 'unconfirmed', 'juros carro automóvel', 25471],
  [25471, 'Financiamento de veículos, pessoas físicas, ao mês', '% ao mês', 'monthly', '2000-06', 'verified', 'juros carro automóvel'],
  [22022, 'Cartão de crédito rotativo', '% ao ano', 'monthly', '2011-03', 'unconfirmed', 'juros cartão fatura', 25477],
  [25477, 'Cartão de crédito rotativo, ao mês', '% ao mês', 'monthly', '2011-03', 'unconfirmed', 'juros cartão fatura'],
  [22023, 'Cartão de crédito parcelado', '% ao ano', 'monthly', '2011-03', 'unconfirmed', 'juros cartão fatura', 25478],
  [25478, 'Cartão de crédito parcelado, ao mês', '% ao mês', 'monthly', '2011-03', 'unconfirmed', 'juros cartão fatura'],
  [20741, 'Cheque especial', '% ao ano', 'monthly', '2011-03', 'unconfirmed', 'juros limite conta', 25463],
  [25463, 'Cheque especial, ao mês', '% ao mês', 'monthly', '1994-07', 'unconfirmed', 'juros limite conta'],
  [20744, 'Consignado, trabalhadores do setor privado', '% ao ano', 'monthly', '2011-03', 'corroborated', 'juros empréstimo folha', 25466],
  [25466, 'Consignado, trabalhadores do setor privado, ao mês', '% ao mês', 'monthly', '2011-03', 'corroborated', 'juros empréstimo folha'],
  [20745, 'Consignado, servidores públicos', '% ao ano', 'monthly', '2011-03', 'corroborated', 'juros empréstimo folha', 25467],
  [25467, 'Consignado, servidores públicos, ao mês', '% ao mês', 'monthly', '2011-03', 'corroborated', 'juros empréstimo folha'],
  [
    20746,
    'Consignado, beneficiários do INSS',
    '% ao ano',
    'monthly',
    '2011-03',
    'corroborated',
    'juros empréstimo aposentado pensionista',
    25468,
  ],
  [
    25468,
    'Consignado, beneficiários do INSS, ao mês',
    '% ao mês',
    'monthly',
    '2011-03',
    'corroborated',
    'juros empréstimo aposentado pensionista',
  ],
  [20747, 'Consignado, total', '% ao ano', 'monthly', '2004-01', 'corroborated', 'juros empréstimo folha', 25469],
  [25469, 'Consignado, total, ao mês', '% ao mês', 'monthly', '2004-01', 'corroborated', 'juros empréstimo folha'],
  [20772, 'Financiamento imobiliário, taxas de mercado', '% ao ano', 'monthly', '2011-03', 'unconfirmed', 'juros casa imóvel', 25497],
  [25497, 'Financiamento imobiliário, taxas de mercado, ao mês', '% ao mês', 'monthly', '2011-03', 'unconfirmed', 'juros casa imóvel'],
  [
    20773,
    'Financiamento imobiliário, taxas reguladas',
    '% ao ano',
    'monthly',
    '2011-03',
    'unconfirmed',
    'juros casa imóvel sfh fgts',
    25498,
  ],
  [
    25498,
    'Financiamento imobiliário, taxas reguladas, ao mês',
    '% ao mês',
    'monthly',
    '2011-03',
    'unconfirmed',
    'juros casa imóvel sfh fgts',
  ],
  [21082, 'Inadimplência acima de 90 dias, total', '%', 'monthly', '2011-03', 'unconfirmed', 'atraso calote'],
  [21084, 'Inadimplência acima de 90 dias, pessoas físicas', '%', 'monthly', '2011-03', 'unconfirmed', 'atraso calote'],
  [29037, 'Endividamento das famílias sobre a renda', '%', 'monthly', '2005', 'unconfirmed', 'dívida famílias'],
  [29034, 'Comprometimento de renda das famílias', '%', 'monthly', '2005', 'unconfirmed', 'dívida famílias serviço'],
]

export const LISTED_SERIES: readonly ListedSeries[] = ROWS.map(([code, title, unit, cadence, starts, evidence, keywords, monthlyCode]) => ({
  code,
  title,
  unit,
  cadence,
  starts,
  evidence,
  keywords,
  ...(monthlyCode !== undefined && { monthlyCode }),
}))

const byCode = new Map(LISTED_SERIES.map((series) => [series.code, series]))

export const listedSeries = (code: number): ListedSeries | undefined => byCode.get(code)
