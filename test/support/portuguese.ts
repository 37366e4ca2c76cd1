/** Finds Portuguese left in English text, by words that never occur in English, outside allowed names. */

const WORDS =
  /(?<![\p{L}-])(?:não|você|vocês|para|pelo|pela|pelos|pelas|com|dos|das|uma|está|são|até|mês|meses|dias|anos|valor|taxa|menos|mais|quanto|salário|desconto|imposto|maior|menor|abaixo|acima|quando|porque|cada|sobre|entre|desde|nenhum|nenhuma|apenas|seu|sua|ou|em|ao|da|de|é|já|só|também)(?![\p{L}-])/u

/** Acts, courts, institutions and programmes keep their Portuguese names. */
const NAMES =
  /(?:Leis?|LC|Lei Complementar|Decretos?|Decreto-Lei|CLT|Constituição|ADCT|EC|MP|Medida Provisória|Portarias?|Resoluç(?:ão|ões)|Instruç(?:ão|ões) Normativas?|IN|Súmulas?|OJ|Tema|Nota Técnica|Manual|Ordem de Serviço|Ato Declaratório|Circular|Código|Convenção|Solução de Consulta|Parecer|arts?\.|§§?|NR-\d+|Tabela \d+|Anexo)[^.;:()]*|\([^()]*(?:Lei|art\.|Decreto|Resoluç|Súmula|OJ|CLT|Portaria|LC|IN )[^()]*\)|Calculadora do Cidadão|Bolsa Família|Empresa Cidadã|Benefício de Prestação Continuada|[Cc]arnê-leão|[Aa]uxílio-inclusão|[Ss]alário-educação|[Pp]ró-labore|São Paulo|Rio de Janeiro|Receita Federal[^.;)]*|(?:Prefixado|IPCA\+) com Juros Semestrais|Distribuição de Renda por Centis|Programa de Alimentação do Trabalhador|abono de permanência|Ministério d[aeo] [\p{L} ]+|TRT da \d+ª Região|“[^”]*”|"[^"]*"|`[^`]*`|https?:\S+|\/v1\S*/gu

const KEPT = new Set([
  'norm',
  'url',
  'act',
  'input',
  'enum',
  'slug',
  'x-spoken',
  'x-option-spoken',
  'x-forms',
  'x-former-names',
  'x-aliases',
  'x-names',
  'source',
  'sources',
])

/** Distinct texts in a value that contain Portuguese words. */
export function portugueseIn(value: unknown): string[] {
  const found = new Set<string>()
  const walk = (each: unknown): void => {
    if (typeof each === 'string') {
      if (!/^[\w.:/?=&%-]*$/.test(each) && WORDS.test(each.replace(NAMES, ' '))) found.add(each)
    } else if (Array.isArray(each)) each.forEach(walk)
    else if (each !== null && typeof each === 'object') for (const [name, inner] of Object.entries(each)) if (!KEPT.has(name)) walk(inner)
  }
  walk(value)
  return [...found]
}
