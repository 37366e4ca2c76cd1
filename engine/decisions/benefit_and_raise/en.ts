export const english = {
  ', e {0} a menos depois da regra de proteção': ', and {0} less after the protection rule',
  'A família fica com menos': 'The family has less',
  'A família fica com {0} a menos por mês{1}.{2}': 'The family has {0} less a month{1}.{2}',
  'A família hoje e com o salário novo': 'The family today and with the new salary',
  'A família já está na regra de proteção hoje, que acaba com o salário novo ou sem ele: o ganho de depois compara os dois sem ela.':
    'The family is already under the protection rule today, which ends with or without the new salary: the later gain compares the two without it.',
  'A renda que o Cadastro Único registra pode não ser a deste mês, e é por ela que o benefício muda.':
    "The income recorded in the Cadastro Único may not be this month's, and it is by that income that the benefit changes.",
  'Abono salarial, por mês': 'Salary allowance (PIS/PASEP), per month',
  'BPC na família': 'BPC in the family',
  'Bruto; zero para quem não trabalha': 'Gross; zero for someone who does not work',
  'Com carteira assinada': 'Formally registered job',
  'Com este emprego ou aumento, a família fica com mais ou com menos por mês?':
    'With this job or raise, does the family have more or less a month?',
  'Com o salário novo, agora': 'With the new salary, now',
  'Com o salário novo, depois da regra de proteção': 'With the new salary, after the protection rule',
  'Compensa por enquanto, até o fim da proteção': 'Worth it for now, until the protection ends',
  'Compensa: a família fica com mais': 'Worth it: the family has more',
  'De quem vai trabalhar, com deficiência': 'Of the person who will work, with a disability',
  'De todos, sem este salário e sem os benefícios': 'Of everyone, without this salary and without the benefits',
  'De um ano inteiro de trabalho, pago dois anos depois; não entra na conta': 'For a full year of work, paid two years later; not counted',
  'De um idoso da casa': 'Of an elderly person in the home',
  'Depois da regra de proteção': 'After the protection rule',
  'Filhos de até 14 anos': 'Children up to 14 years old',
  'Ganho por mês, agora': 'Gain per month, now',
  'Ganho por mês, depois da proteção': 'Gain per month, after the protection',
  'Ninguém recebe': 'No one receives it',
  'Não entram o que se gasta para trabalhar (transporte, creche, comida), nem férias, 13º, FGTS e o tempo para a aposentadoria, que o emprego registrado dá.':
    'What is spent in order to work (transport, daycare, food) is left out, and so are vacation, 13th salary, FGTS and the time toward retirement that a registered job gives.',
  'O BPC do idoso pode continuar com a ampliação do limite, que depende de prova: aqui se supõe que não.':
    "The elderly person's BPC may continue under the extended limit, which depends on proof: here it is assumed that it does not.",
  'O BPC e o auxílio-inclusão contam na renda do Bolsa Família.': 'BPC and auxílio-inclusão count in the income for Bolsa Família.',
  'O Bolsa Família': 'Bolsa Família',
  'O abono salarial de um ano inteiro': 'The salary allowance of a full year',
  'O abono é de quem tem carteira assinada.': 'The allowance is for those in a formally registered job.',
  'O auxílio-inclusão': 'The inclusion benefit (auxílio-inclusão)',
  'O emprego ou o aumento compensa o benefício?': 'Is the job or raise worth the benefit?',
  'O primeiro salário que deixaria a família com menos que hoje é {0}.':
    'The first salary that would leave the family with less than today is {0}.',
  'O que a família tem em cada mês com o salário novo': 'What the family has in each month with the new salary',
  'O que a família tem hoje por mês': 'What the family has today per month',
  'O que um emprego ou um aumento muda no que a família recebe, mês a mês: salário, salário-família, Bolsa Família com a regra de proteção, BPC e auxílio-inclusão.':
    'What a job or a raise changes in what the family receives, month by month: salary, family allowance, Bolsa Família with the protection rule, BPC and auxílio-inclusão.',
  'O salário de hoje, se houver, e o novo': "Today's salary, if any, and the new one",
  'O salário líquido': 'Take-home pay',
  'O salário-família': 'The family allowance',
  'Outras rendas da família por mês': 'Other household income per month',
  'Para o Bolsa Família conta o salário bruto, como se declara no Cadastro Único: assim se lê em uma só fonte.':
    'For Bolsa Família the gross salary counts, as declared in the Cadastro Único: this was read in a single source.',
  'Para o salário-família, supõe-se que todos os filhos informados têm até 14 anos.':
    'For the family allowance, it is assumed that all the children given are up to 14 years old.',
  'Por enquanto: a família fica com {0} a mais por mês na regra de proteção, e com {1} a menos depois dela.{2}':
    'For now: the family has {0} more a month under the protection rule, and {1} less after it.{2}',
  'Poucas horas por semana: só compensa na proteção': 'Few hours a week: worth it only under the protection rule',
  'Primeiro emprego de carteira assinada, a um salário mínimo': 'First registered job, at one minimum wage',
  'Primeiro salário com que a família fica com menos que hoje': 'First salary at which the family has less than today',
  'Quem recebe BPC e é contratado fica com o auxílio-inclusão':
    'Whoever gets BPC and is hired moves to the inclusion benefit (auxílio-inclusão)',
  'Sair do Bolsa Família não é para sempre: quem volta a precisar tem prioridade na volta (Lei nº 14.601/2023, art. 6º, § 3º).':
    'Leaving Bolsa Família is not forever: those who need it again have priority to return (Lei nº 14.601/2023, art. 6º, § 3º).',
  'Salário novo': 'New salary',
  'Sim: a família fica com {0} a mais por mês agora{1}.{2}': 'Yes: the family has {0} more a month now{1}.{2}',
  'Um aumento de quem já está longe da linha': 'A raise for someone already far from the line',
  'Um aumento pequeno no bico, que passa da linha': 'A small raise in the side job, which goes over the line',
  'Um salário pequeno pode deixar a família com menos que hoje, porque o benefício muda logo que se trabalha.':
    'A small salary may leave the family with less than today, because the benefit changes as soon as someone works.',
  'com o salário novo': 'with the new salary',
  'de hoje': "today's",
  'diga o grau da deficiência de quem recebe o BPC': 'give the degree of disability of the person who receives the BPC',
  'e {0} a mais depois da regra de proteção': 'and {0} more after the protection rule',
  'outras rendas da família': 'other household income',
  'quando nenhum salário deixa a família com menos': 'when no salary leaves the family with less',
  'salário novo': 'new salary',
  'só se usa quando o BPC é de quem vai trabalhar': 'is only used when the BPC belongs to the person who will work',
  'todos os informados': 'all those given',
  'ver só o Bolsa Família': 'see only Bolsa Família',
  'ver só o salário líquido': 'see only the take-home pay',
}
