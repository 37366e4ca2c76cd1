export const english = {
  'A família recebe {value} por mês': 'The family receives {value} a month',
  'A parte da nutriz é da mãe que amamenta, por bebê de até 6 meses, e não de outro membro da família.':
    'The breastfeeding part is for the mother who breastfeeds, per baby up to 6 months old, and not for another family member.',
  'A renda por pessoa passa de {0} e o tempo da regra de proteção acabou.':
    'The income per person exceeds {0} and the protection rule period is over.',
  'A renda por pessoa passa de {0}, e a regra de proteção é só de quem já recebe.':
    'The income per person exceeds {0}, and the protection rule is only for those who already receive the benefit.',
  'A renda por pessoa passa de {0}, mas não de {1}: quem já recebia fica com a metade por um tempo.':
    'The income per person exceeds {0}, but not {1}: those who were already receiving the benefit keep half for a time.',
  'A renda por pessoa passa de {0}, o limite da regra de proteção.': 'The income per person exceeds {0}, the limit of the protection rule.',
  'Arrumou emprego: a metade por doze meses': 'Found a job: half for twelve months',
  'Benefício de renda de cidadania': 'Citizenship income benefit',
  'Com esta renda a família não recebe Bolsa Família': 'With this income the family does not receive Bolsa Família',
  'Com renda estável, dois meses': 'With stable income, two months',
  Complemento: 'Supplement',
  'Complemento até o mínimo por família': 'Supplement up to the minimum per family',
  'De bebê de até 6 meses': 'Of a baby up to 6 months old',
  'De que se faz o benefício inteiro': 'What makes up the full benefit',
  'De todos, somada; sem o próprio Bolsa Família, indenizações e auxílios eventuais. O BPC entra':
    'Of everyone, added up; without Bolsa Família itself, compensation and occasional aid. The BPC is included',
  'Dentro do programa': 'In the program',
  'Dia em que entrou na regra de proteção': 'Day the family entered the protection rule',
  'Entrou depois: o limite novo': 'Entered later: the new limit',
  'Fim da proteção': 'End of protection',
  'Fora do programa': 'Out of the program',
  Gestantes: 'Pregnant women',
  'Limite de renda por pessoa': 'Income limit per person',
  'Meses de proteção': 'Months of protection',
  'Mãe de 16 anos que amamenta, só as duas em casa': '16-year-old breastfeeding mother, only the two of them at home',
  'Mãe e filho de 4 anos': 'Mother and 4-year-old child',
  'Mães que amamentam': 'Breastfeeding mothers',
  'Na folha de junho de 2025 ainda meio salário mínimo e 24 meses':
    'In the June 2025 payment month, still half a minimum wage and 24 months',
  'Na regra de proteção': 'Under the protection rule',
  'No limite da proteção, 706,00 por pessoa': 'At the protection limit, 706.00 per person',
  'O aumento veio de aposentadoria, pensão ou BPC de idoso': "The increase came from retirement, a pension or an elderly person's BPC",
  'O que se recebe por mês': 'What is received a month',
  'Primeira infância': 'Early childhood',
  'Quanto a família recebe do Bolsa Família, parte por parte, se a renda cabe no programa e o que muda na regra de proteção quando a renda aumenta.':
    'How much the family receives from Bolsa Família, part by part, whether the income fits the program and what changes under the protection rule when the income rises.',
  'Quatro pessoas exatamente na linha': 'Four people exactly on the line',
  'Quem entrou na proteção antes de 12/06/2025 fica com o limite de antes':
    'Whoever entered the protection before 12 June 2025 keeps the earlier limit',
  'Quem entrou na proteção até 11/06/2025 fica com os {0} meses e o limite de antes, de meio salário mínimo por pessoa.':
    'Those who entered protection by 11 June 2025 keep the {0} months and the earlier limit, half a minimum wage per person.',
  'Quem entrou na proteção até 11/06/2025 fica com os {0} meses e o limite de antes, de {1} por pessoa.':
    'Those who entered protection by 11 June 2025 keep the {0} months and the earlier limit, {1} per person.',
  'Quem sai do programa e volta a precisar tem prioridade na volta (Lei nº 14.601/2023, art. 6º, § 3º).':
    'Those who leave the program and need it again have priority to return (Lei nº 14.601/2023, art. 6º, § 3º).',
  'Renda de cidadania': 'Citizenship income',
  'Renda do Cadastro Único: a soma de todos da casa dividida por todos; o programa confere também frequência, vacinas e vagas.':
    'Cadastro Único income: the sum of everyone in the household divided by everyone; the program also checks school attendance, vaccines and available places.',
  'Seis pessoas, três de 7 a 17 anos e uma de 2': 'Six people, three aged 7 to 17 and one aged 2',
  'Somos 4 em casa e entram R$ 800 por mês: recebemos o Bolsa Família?':
    'There are 4 of us at home and R$ 800 comes in a month: do we get Bolsa Família?',
  'Só quem já recebe entra na regra de proteção': 'Only those who already receive it enter the protection rule',
  'Um centavo a mais sai, ainda que arredonde para 218,00': 'One centavo more is out, even if it rounds to 218.00',
  'Um centavo acima do limite da proteção': 'One centavo above the protection limit',
  'Um centavo acima do limite de antes': 'One centavo above the earlier limit',
  'Variável familiar': 'Family variable',
  'fora da regra de proteção': 'outside the protection rule',
  'o dia da consulta': 'the day of the query',
  'são menos que as crianças, os jovens e as mães informados': 'are fewer than the children, young people and mothers given',
  'ver o que um emprego ou um aumento muda nos benefícios': 'see what a job or a raise changes in the benefits',
  'é depois de {0}, o dia da consulta': 'is after {0}, the day of the query',
}
