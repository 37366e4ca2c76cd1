export const english = {
  'A bolsa de estágio do filho não conta': "The child's internship stipend does not count",
  'A idade e a renda cabem': 'The age and the income qualify',
  'A renda por pessoa e os limites': 'The income per person and the limits',
  'A renda por pessoa passa de {0}, mas não de {1}: só com a ampliação, que depende de prova.':
    'The income per person exceeds {0}, but not {1}: only with the extended limit, which depends on proof.',
  'A renda por pessoa passa de {0}.': 'The income per person exceeds {0}.',
  'A soma de todos, antes do que se tira': 'The sum of everyone, before what is taken out',
  'Acima do limite ampliado': 'Above the extended limit',
  'Aos 64 anos o idoso ainda não tem direito': 'At 64 an elderly person is not yet entitled',
  'BPC (LOAS)': 'BPC (LOAS)',
  'Benefício por mês': 'Benefit per month',
  'Benefícios de até um salário mínimo de outro idoso ou pessoa com deficiência':
    'Benefits of up to one minimum wage of another elderly person or person with a disability',
  'Bolsa de estágio e de aprendizagem na renda': 'Internship and apprenticeship stipends in the income',
  'Casal de idosos, um já com um salário mínimo': 'Elderly couple, one already with one minimum wage',
  'Entre um quarto e meio salário mínimo por pessoa o limite pode ser ampliado, por regulamento e com prova (art. 20, § 11-A): quem decide é o INSS ou o juiz.':
    'Between a quarter and half a minimum wage per person the limit can be extended, by regulation and with proof (art. 20, § 11-A): the INSS or the judge decides.',
  'Exatamente um quarto do salário mínimo ainda cabe': 'Exactly one quarter of the minimum wage still qualifies',
  'Idade de quem pede': 'Age of the applicant',
  Idoso: 'Elderly person',
  'Limite ampliado': 'Extended limit',
  'Limite por pessoa': 'Limit per person',
  'Meio salário mínimo, por regulamento e prova': 'Half a minimum wage, by regulation and with proof',
  'Na mesma casa: cônjuge, pais, irmãos e filhos solteiros, enteados e menores tutelados':
    'In the same home: spouse, parents, unmarried siblings and children, stepchildren and minors under guardianship',
  'Nenhuma outra despesa ou renda sai da conta além das informadas (Lei nº 8.742/1993, art. 20, § 3º-A).':
    'No other expense or income is taken out besides those given (Lei nº 8.742/1993, art. 20, § 3º-A).',
  'No limite ampliado, meio salário mínimo': 'At the extended limit, half a minimum wage',
  'No primeiro dia da redação de 2021': 'On the first day of the 2021 wording',
  'O BPC não tem 13º e não deixa pensão.': "The BPC has no 13th salary and leaves no survivor's pension.",
  'O benefício é de {value} por mês': 'The benefit is {value} a month',
  'O idoso tem direito desde os {0} anos.': 'An elderly person is entitled from age {0}.',
  'Outro BPC, aposentadoria ou pensão: não entram na renda': 'Another BPC, retirement or pension: not part of the income',
  'Pessoa com deficiência': 'Person with a disability',
  'Pode caber no limite ampliado': 'May qualify under the extended limit',
  'Por estes números não há BPC': 'By these numbers there is no BPC',
  'Quem pede': 'Who applies',
  'Renda que conta': 'Income that counts',
  'Se a renda da família cabe no Benefício de Prestação Continuada do idoso ou da pessoa com deficiência e quanto se recebe.':
    'Whether the household income fits the Benefício de Prestação Continuada for the elderly or people with disabilities, and how much is received.',
  'Só a idade e a renda são conferidas aqui: a deficiência é avaliada pelo INSS, e o Cadastro Único deve estar em dia.':
    'Only the age and the income are checked here: the disability is assessed by the INSS, and the Cadastro Único must be up to date.',
  'Tenho 65 anos, moro com o meu marido e entram R$ 600 na casa: tenho direito ao BPC?':
    'I am 65, I live with my husband and R$ 600 comes into the home: am I entitled to the BPC?',
  'Um centavo a mais já não cabe, embora possa ser ampliado': 'One centavo more no longer qualifies, though it may be extended',
  'Um quarto do salário mínimo': 'A quarter of the minimum wage',
  'são de outros da família, que tem {0}, contando quem pede': 'belong to others in the family, which has {0}, counting the applicant',
  'ver o que muda quando a pessoa com deficiência trabalha': 'see what changes when the person with a disability works',
  '{0} − {1} − {2} × {3}, não menos que zero': '{0} − {1} − {2} × {3}, not less than zero',
}
