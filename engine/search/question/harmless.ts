/** Words that change no answer, by class; the search may leave them unread. */
import { STATE_NAMES } from '../../core/states.ts'

const CAPITALS =
  'sao paulo|rio de janeiro|belo horizonte|salvador|fortaleza|recife|porto alegre|curitiba|manaus|belem|goiania|brasilia|vitoria|florianopolis|natal|maceio|joao pessoa|aracaju|teresina|sao luis|cuiaba|campo grande|palmas|porto velho|rio branco|boa vista|macapa'
const PLACES = `${CAPITALS}|${Object.keys(STATE_NAMES).join('|')}|sp|rj|mg|bh|interior|capital|minas|brasil`
const WORKPLACES =
  'padaria|mercado|mercadinho|fabrica|empresa|firma|loja|escritorio|restaurante|hospital|escola|farmacia|oficina|obra|fazenda|banco|hotel|bar|posto|supermercado|shopping|transportadora|construtora|industria|lanchonete|academia|clinica|igreja|creche|condominio|telemarketing|cozinha|portaria|deposito|metalurgica'
const PEOPLE =
  'marido|esposa|mulher|mae|pai|irma|irmao|namorad[oa]|chefe|patrao|patroa|amig[oa]|sogr[oa]|avo|tia|tio|prim[oa]|empresa|firma|trabalho|colega|cunhad[oa]|filh[oa]|funcionari[oa]|salario'

/** Relatives and colleagues: beside a wage, they only say whose it is. */
export const PEOPLE_SAID = new RegExp(`(?<![a-z])(?:[mts]eu|[mts]inha|da|do|pra|para|a|o) (?:${PEOPLE})(?![a-z])`, 'g')

/** @property drops the words also leave the ranking. */
interface Harmless {
  readonly said: RegExp
  readonly drops: boolean
}

const words = (drops: boolean, ...patterns: readonly string[]): Harmless => ({
  said: new RegExp(`(?<![a-z])(?:${patterns.join('|')})(?![a-z])`, 'g'),
  drops,
})

export const HARMLESS: readonly Harmless[] = [
  // Courtesy and feeling.
  words(
    true,
    'por favor|favor|ola|oi|opa|eai|bom dia|boa tarde|boa noite|(?:alguem|vcs|voces) (?:sabe[m]?|pode[m]? me ajudar)|valeu|obrigad[oa]|brigad[oa]',
    'me (?:ajud[a-z]+|diz|diga|fala|fale|explica)|ajuda(?:m)?|socorro|pessoal|galera|(?:que )?absurdo|roubo|porra|caramba|nossa|merda|afinal|urgente',
    '(?:eu )?(?:gostaria|queria|quero|preciso|precisava) (?:de )?(?:saber|entender|ver|calcular)|tenho (?:uma )?duvida|duvida|nao (?:aguento|entendo|sei)(?: mais)?',
    'entao|ne|tipo|assim|sei la|tudo bem|esse governo|governo|no caso',
  ),
  // Time of speaking.
  words(
    true,
    'na epoca|(?:agora|atualmente|hoje em dia|no momento|ultimamente)(?: mesmo)?|(?:n?est[ea]|n?ess[ea]|todo(?: o)?|cada) (?:mes|ano)|todos os meses|por enquanto',
  ),
  // Contract.
  words(
    true,
    '(?:na |pela |em |de |com |sou |e |por |regime )?(?:clt|carteira(?: assinada| de trabalho)?|registrad[oa]|fichad[oa]|celetista)',
  ),
  // People.
  words(false, `(?:[mts]eu|[mts]inha|da|do|pra|para|a|o) (?:${PEOPLE})`, 'solteir[oa]|casad[oa]|divorciad[oa]'),
  // Hedges.
  words(
    true,
    'em cima(?: d[eo]s?)?|aproximadamente|mais ou menos|cerca de|em torno de|por volta d[eo]s?|ao todo|no total|pelo menos|quase|praticamente|exatamente|uns(?= #)|umas(?= #)|apenas|somente',
  ),
  // Workplaces.
  words(true, `(?:(?:trabalho|trabalhando|trabalhei|trampo|emprego) )?(?:num|numa|em|em uma?|no|na)(?: uma?)? (?:${WORKPLACES})`),
  words(false, 'na prefeitura|no governo|na faculdade'),
  // Verbs of asking and of earning.
  words(
    false,
    'media(?= (?:de )?#)|salao(?: de beleza)?|cai[mu]?|caem|cair|caiu|vem|vier|vir|fica|ficar|ficaria|sobra[mr]?|descont[ao]|descontam|descontad[oa]s?|come|dev(?:e|em|o)|devia[m]?|ganh(?:ava|ei|avam|aria)|receb(?:ia|i|eu|ido)|pegar|pego|tirar|tiro|fiz|fez|fazendo|fazer|tinha|cobra(?:m|ndo|r)?|conta|bolso|limpo|limpinh[oa]|sobre|cima|real|reais|bruto|pagar|paga|pago|pagam|parad[oa]|guardad[oa]|dia|mes|ano|meses|anos|vez|vezes|valor|trabalh(?:o|ei|ou|ando|ava)|quem|ganha|moro|mora|empresa|firma|sou|lugar|coisa|preciso|voce|gasta|gasto|gastando|usei|peguei|pegando|pra|pelos?|pelas?',
  ),
]

/** Harmless only beside a sum of money: without one, the question may be about the place. */
export const PLACE = new RegExp(`(?<![a-z])(?:aqui )?(?:em|n[oa]|d[eoa]|pra|para) (?:${PLACES})(?![a-z])`, 'g')

/** Words before an occupation, and the words that end it. */
export const OCCUPATION =
  /(?<![a-z])(?:sou|trabalh(?:o|a|ando|ei|ava) (?:como|de)|atuo como|cargo de|entr(?:ei|ou)(?: \w+){0,3} como|como) ((?!mei\b|pj\b|autonom|aposentad|servidor|empregador|professor|mulher|homem|solteir|casad|domestic|empregada)[a-z]+(?: (?:de|da|do) [a-z]+)?)/g

/** Names of months, which state a date without its year. */
export const MONTH_NAMES = 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')

/** Words of verbs and causes that people misspell, restored by their sound. */
export const MISSPELT: readonly string[] =
  'mandado mandaram embora demitido demitida dispensado dispensada desligado desligada demissao acordo trabalhei trabalhando vendendo vender cumpri aviso indenizado dependentes contribuicao aposento entrei acabou contrato experiencia periculosidade insalubridade doze horas extras noturno'.split(
    ' ',
  )
