import type { Migration } from '../migration.ts';

/** Documents that we gave to customers or publish, kept byte for byte, and the attachments of mails. */
export const documents: Migration = {
  id: '007-documents',
  sql: `
CREATE TABLE document (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  owner text NOT NULL, -- guest:<id>, user:<id>, or public
  kind text NOT NULL,
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'), -- sha256 of the bytes
  bytes bytea NOT NULL,
  file_name text NOT NULL,
  lang text NOT NULL,
  order_id uuid REFERENCES orders (id),
  contract_id uuid REFERENCES contract (id),
  invoice_id uuid,
  user_id uuid REFERENCES users (id),
  created_at timestamptz NOT NULL,
  expires_at timestamptz, -- made for a guest and not needed yet; null: kept
  CONSTRAINT document_once UNIQUE (owner, hash)
);
CREATE INDEX document_order ON document (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX document_contract ON document (contract_id) WHERE contract_id IS NOT NULL;
CREATE INDEX document_expires ON document (expires_at) WHERE expires_at IS NOT NULL;

-- What a document says can never change; whom it belongs to can become known.
CREATE FUNCTION keep_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.team, NEW.kind, NEW.hash, NEW.bytes, NEW.file_name, NEW.lang, NEW.created_at)
     IS DISTINCT FROM (OLD.id, OLD.team, OLD.kind, OLD.hash, OLD.bytes, OLD.file_name, OLD.lang, OLD.created_at)
     OR (OLD.owner NOT LIKE 'guest:%' AND NEW.owner <> OLD.owner)
  THEN RAISE EXCEPTION 'document % is immutable', OLD.id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER document_immutable BEFORE UPDATE ON document FOR EACH ROW EXECUTE FUNCTION keep_document();

CREATE TABLE outbox_attachment (
  message_id bigint NOT NULL REFERENCES outbox (id) ON DELETE CASCADE,
  document_id uuid NOT NULL REFERENCES document (id),
  position int NOT NULL,
  PRIMARY KEY (message_id, document_id)
);
`,
};
