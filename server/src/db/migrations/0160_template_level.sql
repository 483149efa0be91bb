-- The level at which the publisher means to confirm claims from its template (decision 63). Null: the claim's own fields decide.
alter table templates add column level text constraint templates_level
  check (level in ('IdentityProof', 'EducationProof', 'AgeProof'));
-- The level that the template named when the claim was made. A template may change or retire afterwards.
alter table claims add column template_level text constraint claims_template_level
  check (template_level in ('IdentityProof', 'EducationProof', 'AgeProof'));
