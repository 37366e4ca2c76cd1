/** Changes of the law, enacted or proposed in a text we have read, each with its sources. */

export interface Proposal {
  readonly id: string
  readonly title: string
  /** Text of the reform. */
  readonly text: string
  /** Calculator whose page illustrates it best. */
  readonly calculator: string
  /** Example input that shows its effect. */
  readonly input: Readonly<Record<string, number>>
  readonly proposer: string
  readonly sources: readonly string[]
  readonly evidence: 'verified' | 'corroborated' | 'reported'
  /** True when it is or was in force. */
  readonly becameLaw: boolean
  readonly note: string
}

export const GALLERY: readonly Proposal[] = [
  {
    id: 'isencao-5000',
    title: 'A tabela de 2025 contra a de 2026, com a redução até R$ 7.350,00',
    text: 'irrf=@2025-05-01',
    calculator: 'net-salary',
    input: { gross_salary: 6000 },
    proposer: 'Lei nº 15.270/2025',
    sources: ['https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/l15270.htm'],
    evidence: 'verified',
    becameLaw: true,
    note: 'É a única desta lista que virou lei: a hipótese é a volta da tabela de maio de 2025.',
  },
  {
    id: 'jornada-40h',
    title: 'Jornada de 40 horas por semana, com o mesmo salário',
    text: 'working-time/weeklyHours=40',
    calculator: 'minimum-wage-prorated',
    input: { hours: 100 },
    proposer: 'Propostas de redução da jornada no Congresso',
    sources: ['https://agenciabrasil.ebc.com.br', 'Ipea, nota de 10 de fevereiro de 2026, com a RAIS de 2023'],
    evidence: 'corroborated',
    becameLaw: false,
    note: 'A hora de quem trabalha 44 horas fica 10,00% mais cara (44 ÷ 40). Na média de todos, segundo o Ipea, 7,84%: nem todos trabalham 44 horas. A segunda conta é do Ipea.',
  },
  {
    id: 'jornada-36h',
    title: 'Jornada de 36 horas por semana, com o mesmo salário',
    text: 'working-time/weeklyHours=36',
    calculator: 'minimum-wage-prorated',
    input: { hours: 100 },
    proposer: 'Propostas de redução da jornada no Congresso',
    sources: ['Ipea, nota de 10 de fevereiro de 2026, com a RAIS de 2023, lida em uma reprodução de jornal'],
    evidence: 'reported',
    becameLaw: false,
    note: 'A hora de quem trabalha 44 horas fica 22,22% mais cara (44 ÷ 36). Na média de todos, segundo o Ipea, 17,57%; esse número tem uma única fonte.',
  },
  {
    id: 'tabela-1996-ipca',
    title: 'A tabela do imposto de renda de 1996 corrigida pelo IPCA até agosto de 2026',
    text: 'irrf=@1996-01-01*ipca(1996-01..2026-08)',
    calculator: 'net-salary',
    input: { gross_salary: 6000 },
    proposer: 'Conta feita com a tabela de 1996 e o IPCA de cada mês',
    sources: ['https://www.planalto.gov.br/ccivil_03/leis/l9250.htm', 'IBGE, IPCA'],
    evidence: 'corroborated',
    becameLaw: false,
    note: 'Isento até R$ 5.521,47, 15% até R$ 11.042,94 e 25% acima, sem a redução e o desconto que não havia em 1996.',
  },
]
