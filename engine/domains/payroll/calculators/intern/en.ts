export const english = {
  'A bolsa dos dias de recesso': 'The stipend of the days of recess',
  'A bolsa não paga; o estagiário pode contribuir como facultativo':
    'Not due on the stipend; the intern may pay as a voluntary contributor',
  'Auxílio-transporte por mês': 'Transport allowance per month',
  'Bolsa de quatro mil reais em abril de 2025: com imposto': 'Stipend of four thousand reais in April 2025: with tax',
  'Bolsa e auxílio-transporte, menos o imposto': 'Stipend and transport allowance, less tax',
  'Bolsa mensal': 'Monthly stipend',
  'Bolsa tributada pela tabela mensal do IRRF, sem dependentes; sem INSS (Lei nº 8.212/1991, art. 28, § 9º, "i"), FGTS, 13º, terço e desconto de 6% do transporte.':
    'Stipend taxed by the monthly IRRF table, without dependents; without INSS (Lei nº 8.212/1991, art. 28, § 9º, "i"), FGTS, 13th salary, one-third bonus and the 6% transport deduction.',
  'Cinco meses: recesso proporcional': 'Five months: proportional recess',
  'Estágio obrigatório sem bolsa': 'Mandatory internship without a stipend',
  'Mais de {0} horas por semana só em cursos que alternam teoria e prática, nos períodos sem aulas (Lei nº 11.788/2008, art. 10, § 1º).':
    'More than {0} {0|hour|hours} a week only in courses that alternate theory and practice, in periods without classes (Lei nº 11.788/2008, art. 10, § 1º).',
  'Meses de estágio': 'Months of internship',
  'Não há nada a receber no mês': 'There is nothing to receive in the month',
  'O estágio não tem': 'Internships do not have it',
  'O que o estagiário recebe por mês, sem INSS nem FGTS, e o recesso a que tem direito pelos meses de estágio.':
    'What an intern receives a month, without INSS or FGTS, and the paid recess due for the months of internship.',
  'Recesso proporcional aos meses, pago quando há bolsa (Lei nº 11.788/2008, art. 13).':
    'Recess in proportion to the months, paid when there is a stipend (Lei nº 11.788/2008, art. 13).',
  'Um ano de bolsa de 1.200 reais': 'One year on a stipend of 1,200 reais',
  'Valor do recesso': 'Amount of the recess',
  'Você recebe {value} no mês': 'You receive {value} in the month',
}
