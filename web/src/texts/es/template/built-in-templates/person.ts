import type { TemplateWords } from '../../../built-in-template.ts'
import { firstDay } from './days.ts'

export const personTemplates = {
  'identity-checked': {
    title: 'Identidad comprobada',
    summary: 'Que alguien ha visto tu documento de identidad. No escribas nunca aquí su número.',
    checkedBy: 'Un banco, una notaría o un servicio de identificación',
    example: { title: 'Identidad comprobada en persona', checkedBy: 'Caja de Ahorros de Puerto Norte' },
    fields: {
      document: [
        'Documento',
        'Su número es un atributo privado',
        'Pasaporte',
        ['Pasaporte', 'Documento de identidad', 'Permiso de residencia', 'Permiso de conducir'],
      ],
      country_of_issue: ['País de expedición', '', 'ES'],
      how_it_was_checked: ['Cómo se comprobó', '', 'En persona', ['En persona', 'Por vídeo', 'Electrónicamente']],
      checked_on: ['Comprobado el', '', '2026-01-09'],
    },
  },
  'address-checked': {
    title: 'Domicilio comprobado',
    summary: 'Prueba de domicilio: que vives donde dices. A menudo basta con la ciudad.',
    checkedBy: 'Un ayuntamiento, un banco o una compañía de suministros',
    example: { title: 'Residente en Puerto Norte', checkedBy: 'Ayuntamiento de Puerto Norte' },
    fields: {
      resident_of: ['Residente en', 'La ciudad y el país; la calle, solo donde te la pidan', 'Puerto Norte'],
      resident_since: ['Residente desde', firstDay, '2021-08-01'],
      evidence: ['Justificante', 'Qué se mostró, sin números', 'Certificado de empadronamiento'],
      checked_on: ['Comprobado el', '', '2026-01-09'],
    },
  },
  'of-age': {
    title: 'Mayoría de edad',
    summary: 'Que tienes la edad necesaria, sin decir qué día naciste.',
    checkedBy: 'Un banco, una tienda o quien haya visto tus documentos',
    example: { title: 'Mayor de 18 años', checkedBy: 'Caja de Ahorros de Puerto Norte' },
    fields: {
      older_than: ['Mayor de', 'La edad que te piden, en años', '18'],
      evidence: ['Justificante', 'Qué documento se vio, sin el número', 'Documento de identidad'],
      checked_on: ['Comprobado el', '', '2026-01-09'],
    },
  },
  'name-and-nationality': {
    title: 'Nombre y nacionalidad',
    summary: 'Tu nombre legal y tu nacionalidad, como figuran en tu documento de identidad.',
    checkedBy: 'Un ayuntamiento, un consulado o una notaría',
    example: { title: 'Nacionalidad española', checkedBy: 'Consulado en Puerto Norte' },
    fields: {
      full_legal_name: ['Nombre legal completo', 'Como en tu pasaporte', 'Ana María Ferrer Soler'],
      former_names: ['Nombres anteriores', 'Si alguien necesita relacionarlos', 'Ana María Soler'],
      nationality: ['Nacionalidad', '', 'ES'],
      further_nationality: ['Segunda nacionalidad', 'Si tienes dos', 'PT'],
      evidence: ['Justificante', 'Qué documento se vio, sin el número', 'Pasaporte'],
    },
  },
  'driving-license': {
    title: 'Permiso de conducir',
    summary: 'Qué vehículos puedes conducir, para empresas, alquileres y aseguradoras.',
    checkedBy: 'La autoridad de tráfico o una empresa que lo haya visto',
    example: { title: 'Permiso de conducir, clases B y C', checkedBy: 'Jefatura de Tráfico' },
    fields: {
      classes: ['Clases', 'Todas las que tienes', 'B, C'],
      country_of_issue: ['País de expedición', '', 'ES'],
      held_since: ['Desde', 'La primera fecha del permiso', '2017-06-17'],
      valid_until: ['Válido hasta', '', '2032-06-16'],
      conditions: ['Condiciones', 'Por ejemplo, gafas o solo cambio automático', 'Ninguna'],
    },
  },
  'association-membership': {
    title: 'Pertenencia a una asociación',
    summary: 'Un club, un sindicato, un colegio profesional o un partido.',
    checkedBy: 'La secretaría de la propia asociación',
    example: { title: 'Miembro del Club de Remo del Puerto', checkedBy: 'Club de Remo del Puerto' },
    fields: {
      association: ['Asociación', 'El nombre completo y el lugar', 'Club de Remo del Puerto, Puerto Norte'],
      kind_of_membership: ['Tipo de miembro', '', 'De número', ['De número', 'De apoyo', 'De honor']],
      member_since: ['Miembro desde', firstDay, '2019-04-01'],
      function: ['Función', 'Si tienes alguna', 'Entrenamiento de juveniles'],
    },
  },
  alumni: {
    title: 'Antiguo alumnado',
    summary: 'Que formaste parte de un centro, un programa o una empresa.',
    checkedBy: 'La oficina de antiguo alumnado',
    example: {
      title: 'Antigua alumna de la Escuela de Investigación Polar',
      checkedBy: 'Escuela de Investigación Polar',
    },
    fields: {
      institution: ['Institución', 'El nombre completo', 'Escuela de Investigación Polar'],
      program: ['Programa', 'O departamento', 'Programa de verano de glaciología'],
      years: ['Años', 'Desde y hasta', '2020 a 2021'],
    },
  },
  'access-credential': {
    title: 'Acceso y autorización',
    summary: 'Dónde puedes entrar o qué puedes usar o pedir prestado: un edificio, un laboratorio, una biblioteca.',
    checkedBy: 'Quien concede el acceso',
    example: { title: 'Acceso a los laboratorios, ala C', checkedBy: 'Oficina Hidrográfica del Puerto' },
    fields: {
      entitled_to: [
        'Autoriza a',
        'Qué puedes hacer o dónde puedes entrar',
        'Entrar sin compañía en los laboratorios del ala C',
      ],
      granted_by: ['Concedido por', 'La organización', 'Oficina Hidrográfica del Puerto'],
      since: ['Desde', '', '2026-03-02'],
      until: ['Hasta', 'Déjalo vacío si no termina', '2027-03-01'],
    },
  },
} satisfies Partial<TemplateWords>
