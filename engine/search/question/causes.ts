/** Causes and states that people state in words, with the options of the API that they select. */

export interface State {
  /** Pattern over the words of the question, "#" for a number and "," for punctuation. */
  readonly said: RegExp
  /** Option or flag, by field name; an operation takes those it has. */
  readonly fills: Readonly<Record<string, string | boolean>>
  /** Words that the cause implies: "pedi conta" asks for a severance. */
  readonly subject?: string
  /** True when a more precise cause replaces it: "dispensado por justa causa". */
  readonly isWeak?: boolean
  /** True for a fact about a person or a place, which an operation without the field may ignore. */
  readonly isAside?: boolean
}

const words = (...patterns: readonly string[]): RegExp => new RegExp(`(?<![a-z])(?:${patterns.join('|')})(?![a-z])`, 'g')

const SEVERANCE = 'rescisao'

export const STATES: readonly State[] = [
  {
    said: words(
      'mand(?:ad[oa]|aram|aro|ou|ando) (?:(?:eu|me|ele|ela|todos) )?embora',
      '(?:me )?(?:demitiram|dispensaram|desligaram|demitiu|dispensou|desligou)',
      '(?:fui |foi |sou |era )?(?:demitid[oa]s?|dispensad[oa]s?|desligad[oa]s?)',
      'vou (?:dispensar|demitir|desligar|mandar embora)',
      'me mandaram',
    ),
    fills: { type: 'sem_justa_causa', exit_type: 'without_cause' },
    subject: SEVERANCE,
    isWeak: true,
  },
  {
    said: words('(?:sem|nao (?:foi|teve|tem)) justa causa'),
    fills: { type: 'sem_justa_causa', exit_type: 'without_cause' },
    subject: SEVERANCE,
  },
  {
    said: words(
      'ped(?:i|iu|ir|indo) (?:(?:a|as|minha|minhas|o) )?(?:contas?|demissao|desligamento)',
      'ped(?:i|iu|ir) (?:pra|para) (?:sair|ir embora)',
      'sai(?:u)? por (?:minha )?(?:conta|vontade)(?: propria)?',
      'pedido de demissao',
    ),
    fills: { type: 'pedido_demissao', exit_type: 'resignation' },
    subject: SEVERANCE,
  },
  {
    said: words(
      '(?:(?:fiz|fizemos|fizeram|querem|quer|por|em|um|comum|mutuo|de comum) )*acordo(?: mutuo| com (?:a empresa|o patrao))?(?! ou )',
      'distrato',
    ),
    fills: { type: 'acordo', exit_type: 'mutual_agreement' },
    subject: SEVERANCE,
  },
  {
    said: words('(?:por |com )?(?<!sem )justa causa'),
    fills: { type: 'justa_causa', exit_type: 'with_cause' },
    subject: SEVERANCE,
  },
  { said: words('rescisao indireta'), fills: { type: 'rescisao_indireta' }, subject: SEVERANCE },
  {
    said: words(
      '(?:meu |o )?(?:contrato|experiencia)(?: de)?(?: experiencia)? (?:acabou|terminou|venceu|encerrou)',
      '(?:fim|termino|final) d[eo] contrato(?: de experiencia)?',
      '(?:acabou|terminou|venceu) (?:o|meu|a) (?:contrato|experiencia)(?: de experiencia)?',
    ),
    fills: { type: 'fim_contrato' },
    subject: SEVERANCE,
  },
  {
    said: words(
      '(?:cumpri|cumprindo|cumpro|cumprir|trabalhei|trabalhando) (?:todo )?(?:o |meu )?aviso(?: previo)?',
      'aviso(?: previo)? (?:trabalhado|cumprido)',
    ),
    fills: { notice: 'worked', notice_mode: 'worked' },
  },
  {
    said: words('sem (?:cumprir|trabalhar) (?:o )?aviso(?: previo)?', 'aviso(?: previo)? (?:pago|indenizado)'),
    fills: { notice: 'indemnified', notice_mode: 'indemnified' },
  },
  { said: words('professora'), fills: { sex: 'female', gender: 'mulher', teacher: true }, isAside: true },
  { said: words('professor'), fills: { sex: 'male', gender: 'homem', teacher: true }, isAside: true },
  { said: words('(?:sou )?mulher', 'feminino'), fills: { sex: 'female', gender: 'mulher' }, isAside: true },
  { said: words('(?:sou )?homem', 'masculino'), fills: { sex: 'male', gender: 'homem' }, isAside: true },
  { said: words('idos[oa]'), fills: { applicant: 'elderly' }, isAside: true },
  {
    said: words('(?:com |em |no |numa |na |de |sou do |tenho uma )?(?:comercio|loja|lojinha|lojista|comerciante)'),
    fills: { annex: 'I', activity: 'commerce' },
    isAside: true,
  },
  {
    said: words('(?:com |em |no |de |sou )?(?:servicos?|salao(?: de beleza)?|prestador[a]?(?: de servicos?)?|prestacao de servicos?)'),
    fills: { activity: 'services' },
    isAside: true,
  },
  { said: words('(?:(?:empresa|optante) )?(?:no|do|pelo) simples(?: nacional)?'), fills: { regime: 'simples' }, isAside: true },
  { said: words('(?:conta|boleto|fatura) de (?:luz|energia)', 'luz'), fills: { kind: 'energy' }, isAside: true },
  { said: words('(?:taxa de |boleto do )?condominio'), fills: { kind: 'condominium' }, isAside: true },
  { said: words('aluguel'), fills: { kind: 'rent' }, isAside: true },
]
