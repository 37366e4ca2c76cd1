export const english = {
  'A menor nota fiscal que deixa no bolso o valor desejado, no Simples, pelo fator R ou com pró-labore mínimo. Para comparar com um emprego, use CLT ou PJ.':
    "The lowest invoice that leaves the desired amount in your pocket, in the Simples, by factor R or with minimum partner's pay (pró-labore). To compare with a job, use CLT or PJ.",
  'Acima do sublimite o ISS sai da guia: somados {0}, o máximo.': 'Above the sublimit ISS leaves the payment slip: {0} added, the maximum.',
  'Cobre {value} por mês': 'Charge {value} a month',
  'Contador de {0} por mês e outros custos de {1}.': 'Accountant of {0} a month and other costs of {1}.',
  'Dez mil no bolso com pró-labore mínimo': "Ten thousand in your pocket with minimum partner's pay (pró-labore)",
  'Dez mil no bolso pelo fator R': 'Ten thousand in your pocket through factor R',
  'Doze notas iguais por ano, um só sócio, sem empregados.': 'Twelve equal invoices a year, a single partner, without employees.',
  'Em 2025 não havia retenção sobre lucros': 'In 2025 there was no withholding on profits',
  'Esta nota não paga o pró-labore e os custos: o dono teria de completar o pró-labore com dinheiro próprio.':
    "This invoice does not cover the partner's pay (pró-labore) and the costs: the owner would have to make up the difference with their own money.",
  'Fator R: anexo III com pró-labore de 28%': "Factor R: annex III with partner's pay (pró-labore) of 28%",
  'INSS do pró-labore': "INSS on partner's pay (pró-labore)",
  'ISS fora da guia': 'ISS outside the payment slip',
  'Imposto de renda do pró-labore': "Income tax on partner's pay (pró-labore)",
  'Imposto mínimo das altas rendas, no ano': 'Minimum tax on high incomes, in the year',
  'Imposto retido sobre o lucro': 'Tax withheld on profit',
  'Lucro acima de cinquenta mil no mês: 10% retidos de tudo, e quase tudo volta':
    'Profit above fifty thousand in the month: 10% withheld from all of it, and almost all comes back',
  'Lucro distribuído': 'Distributed profit',
  'Negativo quando a nota não paga o pró-labore': "Negative when the invoice does not cover the partner's pay (pró-labore)",
  'No mês entram {0}: o retido é acertado na declaração do ano seguinte.':
    "In the month {0} comes in: what is withheld is settled in the next year's tax return.",
  'Nota do mês': 'Invoice of the month',
  'Parte da nota que não sobra': 'Part of the invoice that is not kept',
  'Pelo fator R o imposto do pró-labore cobre o mínimo: todo o retido volta':
    "Through factor R the tax on partner's pay (pró-labore) covers the minimum: everything withheld comes back",
  'Pró-labore de um salário mínimo, atividade do anexo V.': "Partner's pay (pró-labore) of one minimum wage, annex V activity.",
  'Pró-labore de {0} da nota, ou um salário mínimo se for maior: o fator R leva ao anexo III.':
    "Partner's pay (pró-labore) of {0} of the invoice, or one minimum wage if higher: factor R leads to annex III.",
  'Pró-labore mínimo: anexo V': "Minimum partner's pay (pró-labore): annex V",
  'Quanto cobrar como PJ': 'How much to charge as a PJ',
  'Quanto quer que sobre por mês': 'How much you want left per month',
  'Sobra no bolso': 'Left in your pocket',
  'Só acima do sublimite, pela maior alíquota': 'Only above the sublimit, at the highest rate',
  'nenhuma nota dentro do teto do Simples Nacional, {0} em 12 meses, deixa {1} por mês':
    'no invoice within the Simples Nacional ceiling, {0} in 12 months, leaves {1} a month',
  '{0} × {1}; até o centavo seguinte': '{0} × {1}; up to the next centavo',
}
